import { expect, test } from 'vitest'
import { readBounce } from './read-bounce.ts'

const status = (...lines: string[]) => ({ type: 'message/delivery-status', text: lines.join('\r\n') })

test('a report says to whom, why, and of which letter', () => {
  const bounce = readBounce([
    { type: 'text/plain', text: 'I could not deliver it.' },
    status(
      'Reporting-MTA: dns; mx.example.com',
      'Original-Message-ID: <one@site>',
      '',
      'Original-Recipient: rfc822;Ada@Example.com',
      'Final-Recipient: rfc822; ada@inner.example.com',
      'Action: failed',
      'Status: 5.1.1 (unknown user)',
      'Diagnostic-Code: smtp; 550 no such user',
      '   here',
    ),
    { type: 'text/rfc822-headers', text: 'Subject: x\r\nMessage-ID:\r\n <two@site>\r\n' },
  ])
  expect(bounce).toEqual({
    recipients: ['ada@example.com'],
    status: '5.1.1',
    isHard: true,
    reason: '5.1.1 550 no such user here',
    messageIds: ['one@site', 'two@site'],
  })
})

test.each([
  ['delayed', '4.4.1', false],
  ['delayed', '5.0.0', false],
  ['failed', '4.2.2', false],
  ['failed', '5.2.1', true],
  ['relayed', '2.0.0', false],
])('%s with %s is for good: %j', (action, code, isHard) => {
  expect(readBounce([status('', `Action: ${action}`, `Status: ${code}`)])).toMatchObject({ isHard })
})

test('of several recipients it tells those whom it will not reach', () => {
  const of = (to: string, action: string, code: string) => [
    '',
    `Final-Recipient: rfc822;${to}`,
    `Action: ${action}`,
    `Status: ${code}`,
  ]
  const report = [
    'Reporting-MTA: dns; mx',
    ...of('a@example.com', 'delivered', '2.0.0'),
    ...of('b@example.com', 'failed', '5.1.1'),
  ]
  expect(readBounce([status(...report)])).toMatchObject({
    isHard: true,
    status: '5.1.1',
    recipients: ['b@example.com'],
  })
})

test.each([
  ['smtp; 550 5.1.1 no such user', '5.1.1', true],
  ['smtp; 550 no such user', '550', true],
  ['smtp; 452 mailbox full', '452', false],
])('without a status the diagnosis counts: %s', (diagnosis, code, isHard) => {
  const bounce = readBounce([status('', 'Action: failed', `Diagnostic-Code: ${diagnosis}`)])
  expect(bounce).toMatchObject({ status: code, isHard })
})

test('what has no delivery status is no report, and an empty one says nothing', () => {
  expect(readBounce([{ type: 'text/plain', text: 'Status: 5.1.1' }])).toBeNull()
  expect(readBounce([])).toBeNull()
  expect(readBounce([status('')])).toEqual({ recipients: [], status: null, isHard: false, reason: '', messageIds: [] })
})
