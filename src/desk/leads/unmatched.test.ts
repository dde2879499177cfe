import { expect } from 'vitest'
import { listReads } from '#desk/access/lead-reads.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import { findPerson } from '#desk/privacy/find-person.ts'
import type { Services } from '#platform/services.ts'
import { aColleague, actionsLogged, arrive, asked, press } from '../../../tests/support/at-desk.ts'
import { test, testServices } from '../../../tests/support/desk-test.ts'
import { aPdf } from '../../../tests/support/documents.ts'
import { aLetter, arriveByMail } from '../../../tests/support/letters.ts'
import * as file from './message-file.ts'
import * as html from './message-html.ts'
import { mayHaveLetters } from './unmatched/list-unmatched.ts'
import * as unmatched from './unmatched.tsx'
import { unmatchedCopy as copy } from './words.en.ts'

const PAGE = '/desk/leads/unmatched'
const MINUTE_MS = 60_000

test('a letter of no lead waits until somebody says whose it is, and its sender from then on', async ({ services }) => {
  const asha = await aColleague(services, 'sales')
  const lead = await arrive(services)
  await services.db.updateTable('leads').set({ email: 'other@example.com' }).execute()
  services.travel(MINUTE_MS)
  const id = await aStranger(services, 'From my other address.\n\n> quoted')
  const shown = await show(services, asha)
  expect(shown).toMatchObject({ shown: 'waiting', counts: { waiting: 1, automatic: 0, aside: 0 } })
  expect(shown.letters).toMatchObject([
    {
      id,
      parts: [
        { isQuoted: false, text: 'From my other address.' },
        { isQuoted: true, text: '> quoted' },
      ],
    },
  ])

  const put = (reference: string) => press(services, asha, `${PAGE}/belongs-to`, { letter: id, reference })
  expect(await put('NOSUCH22')).toMatchObject({ status: 422, errors: { reference: copy.belongs.wrong } })
  expect(await put(` ${lead.reference.toLowerCase()} `)).toMatchObject({ done: copy.belongs.done(lead.reference) })
  expect(await put(lead.reference)).toMatchObject({ status: 409, trouble: copy.gone })

  expect((await show(services, asha)).letters).toEqual([])
  const letter = await services.db.selectFrom('lead_messages').selectAll().executeTakeFirstOrThrow()
  expect(letter.lead_id).toBe(lead.id)
  expect(await actionsLogged(services)).toEqual(['lead.letter-put'])
})

test('who read a letter of no lead is noted, and is told to whoever asks what we hold of its sender', async ({
  services,
}) => {
  const asha = await aColleague(services, 'sales')
  const letter = await aStranger(services, 'My number is 98480 12345.')
  await show(services, asha)

  await expect
    .poll(() => listReads(services.db))
    .toMatchObject([{ lead_id: letter, staff_id: asha.id, extent: 'letter' }])
  const person = await findPerson(services, { kind: 'email', value: 'stranger@example.com' })
  expect(person.reads).toMatchObject([{ lead_id: letter }])
})

test('a letter to a lead that was closed opens it', async ({ services, sales }) => {
  const lead = await arrive(services)
  await show(services, sales)
  const { handleLeads } = await import('./lead/handle-leads.ts')
  await handleLeads('close', { ids: [lead.id] }, sales, services)
  services.travel(MINUTE_MS)
  const letter = await aStranger(services, 'From my other address.')
  await press(services, sales, `${PAGE}/belongs-to`, { letter, reference: lead.reference })

  const handling = await services.db.selectFrom('lead_handling').selectAll().executeTakeFirstOrThrow()
  expect(handling).toMatchObject({ status: 'in-hand', closed_at: null, owner_id: sales.id })
  expect(await actionsLogged(services)).toEqual(['lead.closed', 'lead.wrote-again', 'lead.letter-put'])
})

test('a letter is made an enquiry by the way that all go', async ({ services, sales }) => {
  const letter = await aStranger(services, 'My meter is broken.')
  const { done } = await press(services, sales, `${PAGE}/make-enquiry`, { letter })

  const lead = await services.db.selectFrom('leads').selectAll().executeTakeFirstOrThrow()
  expect(done).toBe(copy.enquiry.done(lead.reference))
  expect(lead).toMatchObject({ full_name: 'A Stranger', email: 'stranger@example.com', kind: 'contact' })
  expect(lead.reply_by).not.toBeNull()
  expect(await services.db.selectFrom('consents').selectAll().execute()).toEqual([])
  const jobs = await services.db.selectFrom('outbox').select('kind').execute()
  expect(jobs).toEqual([{ kind: 'enquiry.notify-desk' }])
})

test('what is not for us is put aside, and brought back', async ({ services, sales }) => {
  const letter = await aStranger(services, 'Buy our links.')
  await press(services, sales, `${PAGE}/not-for-us`, { letter })
  expect((await show(services, sales)).letters).toEqual([])
  expect((await show(services, sales, '?show=aside')).letters).toMatchObject([{ id: letter }])
  await press(services, sales, `${PAGE}/bring-back`, { letter })
  expect((await show(services, sales)).letters).toMatchObject([{ id: letter }])
  expect(await actionsLogged(services)).toEqual(['letter.put-aside', 'letter.brought-back'])
})

test('who sees no customers sees no such letters and puts none; who may only look puts none', async ({ services }) => {
  const hr = await aColleague(services, 'hr')
  const viewer = await aColleague(services, 'viewer')
  const reader = await aColleague(services, 'reader')
  const letter = await aStranger(services, 'Hello.')
  for (const staff of [hr, viewer, reader])
    await expect(press(services, staff, `${PAGE}/not-for-us`, { letter })).rejects.toMatchObject({ status: 403 })
  for (const staff of [hr, viewer]) await expect(show(services, staff)).rejects.toMatchObject({ status: 403 })
  expect((await show(services, reader)).mayWrite).toBe(false)
})

test('the page is in the navigation where mail is read or a letter waits', async ({ services }) => {
  await using reading = await testServices({
    MAILBOXES: 'imaps://reply%40example.com:secret@mail.example.com, imaps://a:b@c',
  })
  expect(await mayHaveLetters(services)).toBe(false)
  expect(await mayHaveLetters(reading)).toBe(true)
  await aStranger(services, 'Hello.')
  expect(await mayHaveLetters(services)).toBe(true)
})

test('files and HTML of a letter are there for those who see its lead, and for nobody else', async ({ services }) => {
  const sales = await aColleague(services, 'sales')
  const hr = await aColleague(services, 'hr')
  const lead = await arrive(services)
  const other = await arrive(services, { details: { message: 'Another.' }, email: 'eve@example.com' })
  const attachments = [
    { filename: 'bill.pdf', content: aPdf('bill') },
    { filename: 'x.exe', content: 'MZ' },
  ]
  await arriveByMail(services, await aLetter({ html: '<p>Hello</p><script>x</script>', attachments }))
  const letter = await services.db.selectFrom('lead_messages').selectAll().executeTakeFirstOrThrow()
  const files = await services.db.selectFrom('lead_message_files').selectAll().orderBy('place').execute()

  const look = async (page: { loader: (args: never) => unknown }, staff: Staff, id: string, which = 0) => {
    const params = { id, message: letter.id, file: files[which]!.id }
    const answer = await Promise.resolve(page.loader(asked(services, staff, '/desk', { params }) as never)).catch(
      (thrown) => thrown,
    )
    return answer instanceof Response ? answer.text() : (answer as { init: { status: number } }).init.status
  }
  expect(await look(html, sales, lead.id)).toMatch(/<body><p>Hello<\/p><\/body>/)
  expect(await look(file, sales, lead.id)).toContain('%PDF')
  expect(await look(file, sales, lead.id, 1)).toBe(404)
  for (const page of [html, file]) {
    expect(await look(page, hr, lead.id)).toBe(404)
    expect(await look(page, sales, other.id)).toBe(404)
  }
})

async function aStranger(services: Services, text: string): Promise<string> {
  const known = (await services.db.selectFrom('lead_messages').select('id').execute()).map(({ id }) => id)
  await arriveByMail(services, await aLetter({ from: 'A Stranger <stranger@example.com>', subject: '', text }))
  const rows = await services.db.selectFrom('lead_messages').select('id').execute()
  return rows.find(({ id }) => !known.includes(id))!.id
}

function show(services: Services, staff: Staff, query = '') {
  return unmatched.loader(asked(services, staff, PAGE + query))
}
