import { expect } from 'vitest'
import { test } from '../../../tests/support/test-services.ts'
import { forgetExpiredNonces, spendNonce } from './spend-nonce.ts'

test('of ten who spend one nonce at once, one succeeds', async ({ services }) => {
  const nonce = { value: 'n', expiresAt: services.now() }

  const outcomes = await Promise.all(
    Array.from({ length: 10 }, () => services.db.transaction().execute((trx) => spendNonce(trx, nonce))),
  )

  expect(outcomes.filter(Boolean)).toHaveLength(1)
})

test('a nonce is remembered until its check has expired', async ({ services }) => {
  await spendNonce(services.db, { value: 'n', expiresAt: new Date(services.now().getTime() + 60_000) })

  await forgetExpiredNonces(services)
  expect(await count()).toBe(1)

  services.travel(60_001)
  await forgetExpiredNonces(services)
  expect(await count()).toBe(0)

  async function count() {
    return (await services.db.selectFrom('spent_nonces').select('nonce').execute()).length
  }
})
