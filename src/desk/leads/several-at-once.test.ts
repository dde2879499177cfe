import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { LeadRow } from '#database/tables.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import * as handling from '#desk/leads/acts/handle.ts'
import * as answering from '#desk/leads/acts/send-reply.ts'
import { loadLead } from '#desk/leads/lead/load-lead.ts'
import { action as saveDraft } from '#desk/leads/reply-draft.ts'
import { aColleague, arrive, asked, perform, withFiles } from '../../../tests/support/at-desk.ts'
import { aLetter, arriveByMail } from '../../../tests/support/letters.ts'
import { type TestServices, testServices } from '../../../tests/support/test-services.ts'

const SENDERS = ['ada@example.com', 'grace@example.com', 'joseph@example.com']
const ROUNDS = 2

test('colleagues who write, close and reopen at once, while letters and leads come in, lose nothing and are never refused', async () => {
  await using services = await testServices({ REPLY_ADDRESS: 'reply@example.com' })
  const staff = await Promise.all(
    ['Asha Rao', 'Ravi Nair', 'Meena Das'].map((name) => aColleague(services, 'sales', name)),
  )
  const leads: LeadRow[] = []
  for (const email of SENDERS) {
    for (const message of ['Our engine is loud.', 'Our plug is hot.', 'Our bill is high.'])
      leads.push(await arrive(services, { email, details: { message } }))
  }
  const written: string[] = []

  for (let round = 0; round < ROUNDS; round++) {
    services.travel(60_000)
    const begun: Promise<unknown>[] = []
    for (const [number, by] of staff.entries()) {
      // Each begins with another one, and goes through them in another direction.
      const turned = [...leads.slice(number * 2), ...leads.slice(0, number * 2)]
      const mine = number % 2 ? turned.slice().reverse() : turned
      const ids = mine.map(({ id }) => id)
      for (const lead of mine) {
        const also = ids.filter((id) => id !== lead.id)
        begun.push(reply(services, by, lead, also).then((letter) => void written.push(letter)))
        begun.push(draft(services, by, lead), Promise.resolve(loadLead(lead.id, by, services)))
      }
      begun.push(handle(services, by, 'close', ids), handle(services, by, 'reopen', ids.slice().reverse()))
    }
    for (const [number, email] of SENDERS.entries()) {
      const details = { message: `Our lamp number ${round} is dark.` }
      begun.push(aLetter({ from: email, text: `Tomorrow at ${round}.` }).then((raw) => arriveByMail(services, raw)))
      begun.push(arrive(services, { email: `new-${round}-${number}@example.com`, details }))
    }
    const refused = (await Promise.allSettled(begun)).filter(({ status }) => status === 'rejected')
    expect(refused).toEqual([])
  }

  const kept = await services.db.selectFrom('lead_messages').select('id').where('way', '=', 'desk').execute()
  expect(kept.map(({ id }) => id).sort()).toEqual(written.sort())
  const waiting = await services.db.selectFrom('outbox').select('id').where('id', 'in', written).execute()
  expect(waiting).toHaveLength(written.length)
})

async function reply(services: TestServices, by: Staff, { id }: LeadRow, also: string[]): Promise<string> {
  const letter = randomUUID()
  const typed = { reply: letter, subject: 'Your plug', reply_text: 'It does.', mark: 'answered', also: also.join(',') }
  const sent = { to: `/desk/leads/${id}/send-reply`, params: { id }, form: withFiles(typed) }
  expect(await perform(answering, services, by, sent)).toMatchObject({ letter })
  return letter
}

async function draft(services: TestServices, by: Staff, { id }: LeadRow) {
  const form = { reply: randomUUID(), subject: 'Your plug', reply_text: 'It may.' }
  const { status } = await saveDraft(asked(services, by, `/desk/leads/${id}/reply-draft`, { params: { id }, form }))
  expect(status).toBe(200)
}

async function handle(services: TestServices, by: Staff, name: string, ids: string[]) {
  const answer = await perform(handling, services, by, { to: `/desk/leads/${name}`, form: { lead: ids } })
  expect(answer).toMatchObject({ status: 200, undo: ids })
}
