import { expect } from 'vitest'
import { postJson } from '../../../tests/support/api.ts'
import { deliverAll } from '../../../tests/support/deliver-all.ts'
import { type TestServices, test, testServices } from '../../../tests/support/test-services.ts'
import { aDataRequest } from './data-request-examples.ts'
import { dataRequestCopy as copy } from './words.en.ts'

test('a request about data is answered within the days that the policy promises, and told to who answers for it', async () => {
  await using services = await testServices({ PRIVACY_CONTACT: 'privacy@coral.example', PRIVACY_ANSWER_DAYS: '21' })

  const answer = await ask(services, aDataRequest())
  const due = new Date(services.now().getTime() + 21 * 86_400_000).toISOString()
  expect([answer.status, await answer.json()]).toMatchObject([201, { message: copy.success, reply_by: due }])

  await deliverAll(services)
  const { reference } = await services.db.selectFrom('leads').select('reference').executeTakeFirstOrThrow()
  expect(services.sent).toHaveLength(2)
  const [toStaff, receipt] = ['privacy@coral.example', 'asha@example.com'].map((address) =>
    services.sent.find(({ to }) => to === address),
  )
  expect(toStaff?.subject).toBe(copy.mails.notice.subject(reference, 'Asha Rao'))
  expect(toStaff?.text).toContain(copy.rights.erasure)
  expect(receipt?.subject).toBe(copy.mails.receipt.subject(reference))
  expect(receipt?.text).not.toContain('I wrote to you in June.')
})

test('what is asked for is one of the rights, and a phone number may be left out', async ({ services }) => {
  expect((await ask(services, aDataRequest({ phone_number: ' ', message: '' }))).status).toBe(201)
  for (const right of ['', 'everything', '__proto__']) {
    const refused = await ask(services, aDataRequest({ right }))
    expect([refused.status, await refused.json()]).toMatchObject([422, { errors: { right: [copy.errors.right] } }])
  }
  const { errors } = (await (await ask(services, aDataRequest({ phone_number: '12' }))).json()) as { errors: object }
  expect(errors).toEqual({ phone_number: [copy.errors.phone_number] })
})

function ask(services: TestServices, body: Record<string, string>) {
  return postJson(services, '/api/privacy/requests/', body)
}
