import { expect } from 'vitest'
import { ASHA, beginNewEdition, sendEditions } from '../../tests/support/send-editions.ts'
import { aSubscriber, storeSubscribers, WRITTEN } from '../../tests/support/store-subscribers.ts'
import { type TestServices, test } from '../../tests/support/test-services.ts'
import { findArchived, findArchiveStamp, listArchive, listForArchiveFeed } from './archive.ts'
import type { EditionBody } from './edition-body.ts'
import { cancelEdition } from './edition-states.ts'
import { setPrivate } from './set-private.ts'

const NAME = '2026-11-19-what-changes-in-april'

test('an edition has its page from the first mail on, and is listed once it was sent whole', async ({ services }) => {
  await begin(services)
  expect(await findArchived(services.db, NAME)).toMatchObject({ subject: WRITTEN.subject, isListed: false })
  expect(await listArchive(services.db, { limit: 9 })).toEqual([])

  await sendEditions(services)
  expect(await findArchived(services.db, NAME)).toMatchObject({ isListed: true, preheader: WRITTEN.preheader })
  expect(await listArchive(services.db, { limit: 9 })).toMatchObject([{ name: NAME, subject: WRITTEN.subject }])
  expect(await listForArchiveFeed(services.db, 9)).toMatchObject([{ name: NAME }])
  const [mail] = services.sent
  for (const form of [mail?.html, mail?.text])
    expect(form).toContain(`http://localhost:3000/newsletter/archive/${NAME}`)
})

test('its page says what the mail said, with the figures of that day, nothing of one reader', async ({ services }) => {
  await begin(services)
  await sendEditions(services)
  const { parts } = (await findArchived(services.db, NAME))!

  expect(parts.map(({ kind }) => kind)).toEqual(['written', 'bill', 'written', 'button', 'written'])
  expect(parts.find(({ kind }) => kind === 'bill')).toMatchObject({
    ...{ state: 'Kerala', units: 200, total: expect.stringMatching(/^₹/), day: '2026-11-19' },
  })
  const said = JSON.stringify(parts)
  // Straight to where they lead: whoever reads it here got no mail.
  expect(said).toContain('/energy-calculator')
  for (const personal of ['own-link.invalid', 'token', 'Asha', 'ada@example.com', '/go/newsletter'])
    expect(said).not.toContain(personal)
})

test('what is private has no page, from the start or from the moment on that staff say so', async ({ services }) => {
  const id = await begin(services, { ...WRITTEN, isPrivate: true })
  await sendEditions(services)
  expect(await findArchived(services.db, NAME)).toBeUndefined()
  for (const form of [services.sent[0]?.html, services.sent[0]?.text]) expect(form).not.toContain('/newsletter/archive')

  expect(await setPrivate(id, false, ASHA, services)).toBe(true)
  expect(await setPrivate(id, false, ASHA, services)).toBe(false)
  expect(await findArchived(services.db, NAME)).toMatchObject({ isListed: true })
  expect(await setPrivate(id, true, ASHA, services)).toBe(true)
  expect(await findArchived(services.db, NAME)).toBeUndefined()
  expect(await listArchive(services.db, { limit: 9 })).toEqual([])
  const log = await services.db.selectFrom('audit_log').select('action').orderBy('number').execute()
  expect(log.map(({ action }) => action).slice(-2)).toEqual(['edition.made-public', 'edition.made-private'])
})

test('each thing that changes what the archive shows changes its stamp, and a tap does not', async ({ services }) => {
  const stamps = [await findArchiveStamp(services.db)]
  const note = async () => void stamps.push(await findArchiveStamp(services.db))
  const id = await begin(services)
  await note()
  await sendEditions(services)
  await note()
  await setPrivate(id, true, ASHA, services)
  await note()
  await setPrivate(id, false, ASHA, services)
  await note()

  expect(new Set(stamps).size).toBe(5)
  await services.db.updateTable('edition_links').set({ taps: 5 }).execute()
  expect(await findArchiveStamp(services.db)).toBe(stamps.at(-1))
})

test('two editions of a day and subject have two addresses; no Latin letters, one too', async ({ services }) => {
  await begin(services)
  await begin(services)
  await begin(services, { ...WRITTEN, subject: 'अप्रैल में क्या बदलेगा' })

  const names = await services.db.selectFrom('edition_pages').select('name').orderBy('name').execute()
  expect(names.map(({ name }) => name)).toEqual(['2026-11-19-newsletter', NAME, `${NAME}-2`])
})

test('one that was stopped stays readable for those who have it, and is not listed', async ({ services }) => {
  const id = await begin(services)
  await cancelEdition(id, ASHA, services)
  expect(await findArchived(services.db, NAME)).toMatchObject({ isListed: false })
  expect(await listArchive(services.db, { limit: 9 })).toEqual([])
})

async function begin(services: TestServices, body?: EditionBody): Promise<string> {
  const email = 'ada@example.com'
  const known = await services.db.selectFrom('subscribers').select('id').where('address', '=', email).execute()
  if (known.length === 0) await storeSubscribers(services.db, [aSubscriber(email)])
  return beginNewEdition(services, body)
}
