import { expect } from 'vitest'
import { test } from '../../../tests/support/test-services.ts'
import { checkTicket, issueTicket } from './wait-ticket.ts'

test('a ticket passes after the time that typing takes, for an hour', async ({ services }) => {
  const ticket = await issueTicket(services)

  expect(await checkTicket(ticket, services)).toEqual({ ok: false, reason: 'early' })
  services.travel(3_000)
  expect(await checkTicket(ticket, services)).toMatchObject({ ok: true })
  services.travel(60 * 60_000)
  expect(await checkTicket(ticket, services)).toEqual({ ok: false, reason: 'expired' })
})

test('a ticket that was made earlier than we made it is none', async ({ services }) => {
  const [, value, signature] = (await issueTicket(services)).split('.')
  const older = (services.now().getTime() - 60_000).toString(36)

  expect(await checkTicket(`${older}.${value}.${signature}`, services)).toEqual({ ok: false, reason: 'invalid' })
})

test('anything else is no ticket', async ({ services }) => {
  for (const text of ['', '.', '..', 'a.b.c', '0.x.é']) {
    expect(await checkTicket(text, services)).toEqual({ ok: false, reason: 'invalid' })
  }
})
