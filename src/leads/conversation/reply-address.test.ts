import { expect } from 'vitest'
import { test, testServices } from '../../../tests/support/test-services.ts'
import { leadOfReplyAddress, replyAddress } from './reply-address.ts'

const LEAD = '019a6f0e-7c1d-7b32-9d51-2f4f0f6f7d11'

test('an address for answers leads back to its lead, whatever case it comes in', async () => {
  await using services = await testServices({ REPLY_ADDRESS: 'reply@example.com' })
  const address = await replyAddress(LEAD, services)

  expect(address).toMatch(/^reply\+[0-9a-f]{48}@example\.com$/)
  expect(await leadOfReplyAddress(address!, services)).toBe(LEAD)
  expect(await leadOfReplyAddress(address!.toUpperCase(), services)).toBe(LEAD)
})

test('an address that was not made here leads nowhere', async () => {
  await using services = await testServices({ REPLY_ADDRESS: 'reply@example.com' })
  await using others = await testServices({ REPLY_ADDRESS: 'reply@example.com' })
  const address = (await replyAddress(LEAD, services))!

  for (const other of ['reply@example.com', 'reply+1@example.com', address.replace('reply+', 'reply+0'), '', 'x', '@'])
    expect(await leadOfReplyAddress(other, services)).toBeUndefined()
  expect(await leadOfReplyAddress(address.replace('example.com', 'example.org'), services)).toBeUndefined()
  expect(
    await leadOfReplyAddress(
      address.replace(/.(?=@)/, (c) => (c === '0' ? '1' : '0')),
      services,
    ),
  ).toBeUndefined()
  expect(await leadOfReplyAddress(address, others)).toBeUndefined()
})

test('without a setting there is no such address', async ({ services }) => {
  expect(await replyAddress(LEAD, services)).toBeUndefined()
  expect(await leadOfReplyAddress('reply+1@example.com', services)).toBeUndefined()
})
