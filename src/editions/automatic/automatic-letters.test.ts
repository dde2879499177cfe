import { expect } from 'vitest'
import { aPost, savePosts } from '#articles/blog-examples.ts'
import { publishTranslation } from '#articles/save-translation.ts'
import { aTariff } from '#calculator/tariff-examples.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'
import { saveOpening } from '#company/openings/opening-queries.ts'
import type { AutomaticKind } from '#database/tables.ts'
import { approveOrder, takeOrderBack, uploadOrder } from '#desk/tariffs/orders/keep-orders.ts'
import { enterSurcharge, removeSurcharge } from '#desk/tariffs/surcharges/keep-surcharges.ts'
import { aColleague } from '../../../tests/support/at-desk.ts'
import { offered } from '../../../tests/support/offered.ts'
import { ASHA, beginNewEdition, sendEditions } from '../../../tests/support/send-editions.ts'
import { aSubscriber, storeSubscribers } from '../../../tests/support/store-subscribers.ts'
import { type TestServices, test, testServices } from '../../../tests/support/test-services.ts'
import { bodyOf, type EditionBody, EMPTY_BODY } from '../edition-body.ts'
import { countDeliveries, findEdition } from '../edition-queries.ts'
import { beginEdition, beginScheduledEditions } from '../edition-states.ts'
import { holdEditionsAfterRestore } from '../hold-after-restore.ts'
import { editionCopy } from '../words.en.ts'
import { writeEdition } from '../write-edition.ts'
import type { Mode } from './automatic-kinds.ts'
import { LAST_LOOK_MS, lookAtNews } from './make-automatic.ts'
import { setSwitch } from './switches.ts'
import { findTariffChange } from './tariff-change.ts'
import { automaticCopy } from './words.en.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const HOME = aTariff('IN-TS.domestic.lt1')
/** A rupee a unit more, from April on. */
const NEXT: Tariff = {
  ...structuredClone(HOME),
  ...{ id: 'IN-TS.domestic.lt1.next', validFrom: '2027-04-01', validTo: '2028-03-31', financialYear: '2027-28' },
}
for (const { slabs } of NEXT.energyCharge!.tables) for (const slab of slabs) slab.ratePaise! += 100

test('an approved order tells who chose its state what it changes, each for their own units', async ({ services }) => {
  await storeSubscribers(services.db, [
    aSubscriber('units@example.com', { state_code: 'IN-TS', units_a_month: 250 }),
    aSubscriber('none@example.com', { state_code: 'IN-TS' }),
    aSubscriber('kerala@example.com', { state_code: 'IN-KL', units_a_month: 250 }),
    aSubscriber('articles@example.com', { state_code: 'IN-TS', topics: '["articles"]' }),
  ])
  await switchOn(services, 'tariff', 'goes')
  await approve(services, NEXT)
  await lookAtNews(services)
  await lookAtNews(services)

  const [edition] = await editionsOf(services)
  expect(await editionsOf(services)).toHaveLength(1)
  expect(edition).toMatchObject({ status: 'scheduled', automatic: 'tariff', approved_by_name: 'Asha Rao' })
  await goOn(services)

  expect(recipients(services)).toEqual(['none@example.com', 'units@example.com'])
  const text = (email: string) => services.sent.find(({ to }) => to === email)?.text ?? ''
  for (const email of ['units@example.com', 'none@example.com'])
    for (const amount of ['₹100.00', '₹200.00', '₹400.00'])
      expect(text(email)).toContain(automaticCopy.change.more(amount))
  expect(text('units@example.com')).toContain('With your 250 units a month')
  expect(text('units@example.com')).toContain(automaticCopy.change.more('₹250.00'))
  expect(text('none@example.com')).toContain(automaticCopy.change.ownUnknown)
  expect(text('none@example.com')).toContain('1 April 2027')
  expect(text('none@example.com')).toContain(HOME.sources.find(({ kind }) => kind === 'order')!.title)
  expect(services.sent[0]?.html).toContain(automaticCopy.change.more('₹100.00'))
  expect(JSON.stringify(services.sent)).not.toContain('.invalid')
})

test('two bills are compared where both lack one charge, also if the old rates are long over', async ({ services }) => {
  const next = structuredClone(aTariff('IN-SK.domestic.ds'))
  for (const { slabs } of next.energyCharge!.tables) for (const slab of slabs) slab.ratePaise! += 100
  const later = { validFrom: '2027-04-01', validTo: null, financialYear: '2027-28' }
  const id = await approve(services, { ...next, id: 'IN-SK.domestic.next', ...later })

  const change = await findTariffChange(services.db, id, services.now())
  expect(change?.rows.map(({ changePaise }) => changePaise)).toEqual([10_000, 20_000, 40_000, 0])
  expect(change?.rows[0]?.after).toContain('before electricity duty')
})

test('an order taken back before it went takes its letter back; approved again, it is told', async ({ services }) => {
  await storeSubscribers(services.db, [aSubscriber('ada@example.com', { state_code: 'IN-TS' })])
  await switchOn(services, 'tariff', 'goes')
  const staff = await aColleague(services, 'admin')
  const id = await approve(services, NEXT)
  await lookAtNews(services)
  await takeOrderBack(id, staff, services)
  services.travel(LAST_LOOK_MS)
  // Even where nobody looked in between.
  await beginScheduledEditions(services)
  expect((await editionsOf(services))[0]?.status).toBe('scheduled')
  await lookAtNews(services)
  expect(await editionsOf(services)).toMatchObject([
    { status: 'cancelled', paused_because: automaticCopy.takenBack, began_at: null },
  ])

  await approve(services, NEXT)
  await lookAtNews(services)
  await goOn(services)
  expect(recipients(services)).toEqual(['ada@example.com'])
})

test('surcharges of a state come in one letter, corrected ones right, removed ones not', async ({ services }) => {
  await storeSubscribers(services.db, [aSubscriber('ada@example.com', { state_code: 'IN-KL' })])
  await switchOn(services, 'tariff', 'goes')
  const staff = await aColleague(services, 'admin')
  const november = { from_month: '2026-11', to_month: '2026-11', source: 'https://kseb.example/notice.pdf' }
  const kseb = { state_code: 'IN-KL', discom: 'KSEB', category: null, part: 'first', kind: 'paisePerUnit' } as const
  const entered = await enterSurcharge({ ...kseb, ...november, value: 12.5 }, { staff }, services)
  await lookAtNews(services)
  const wrong = entered.ok ? entered.id : ''
  const right = await enterSurcharge({ ...kseb, ...november, value: 10 }, { staff, replaces: wrong }, services)
  await lookAtNews(services)
  const december = { ...november, from_month: '2026-12', to_month: '2026-12' }
  const later = await enterSurcharge({ ...kseb, ...december, value: 11 }, { staff }, services)
  await lookAtNews(services)

  const open = (await editionsOf(services)).filter(({ status }) => status === 'scheduled')
  expect(open).toHaveLength(1)
  expect(bodyOf(open[0]!).content).toContain(right.ok && right.id)
  expect(bodyOf(open[0]!).content).toContain(later.ok && later.id)
  expect(bodyOf(open[0]!).content).not.toContain(wrong)

  await removeSurcharge(right.ok ? right.id : '', staff, services)
  await lookAtNews(services)
  await goOn(services)
  expect(services.sent).toHaveLength(1)
  expect(services.sent[0]?.text).toContain('December 2026')
  expect(services.sent[0]?.text).not.toContain('November 2026 –')
})

test('nothing is begun while a switch is off, nothing told from before it was on', async ({ services }) => {
  await savePosts(services.db, aPost({ slug: 'before' }))
  await lookAtNews(services)
  expect(await editionsOf(services)).toEqual([])

  await switchOn(services, 'article', 'waits')
  await lookAtNews(services)
  expect(await editionsOf(services)).toEqual([])
  await savePosts(services.db, aPost({ slug: 'after', title: 'Read your meter' }))
  await lookAtNews(services)
  expect((await editionsOf(services)).map((row) => [row.status, bodyOf(row).subject])).toEqual([
    ['waiting', 'Read your meter'],
  ])
})

test('a letter that waits for a person goes when an admin sends it, and then not again', async () => {
  await using services = await testServices({ EDITION_APPROVAL: 'two' })
  await storeSubscribers(services.db, [
    aSubscriber('ada@example.com'),
    aSubscriber('jobs@example.com', { topics: '["careers"]' }),
  ])
  await switchOn(services, 'opening', 'waits')
  await openJob(services, 'meter-reader')
  await lookAtNews(services)
  await goOn(services)
  expect(services.sent).toEqual([])

  const [edition] = await editionsOf(services)
  await beginEdition(edition!, ASHA, services)
  await goOn(services)
  await lookAtNews(services)
  expect(recipients(services)).toEqual(['ada@example.com', 'jobs@example.com'])
  expect(services.sent[0]?.text).toContain('Meter reader')
  expect(await editionsOf(services)).toHaveLength(1)
})

test('what somebody has written on is let alone: the next news has a letter of its own', async ({ services }) => {
  await switchOn(services, 'opening', 'waits')
  await openJob(services, 'meter-reader')
  await lookAtNews(services)
  const [edition] = await editionsOf(services)
  const body = { ...bodyOf(edition!), subject: 'Work with us' }
  await writeEdition({ id: edition!.id, body, version: 1, editor: '', staff: ASHA }, services)
  await openJob(services, 'electrician')
  await lookAtNews(services)

  expect((await editionsOf(services)).map((row) => bodyOf(row).subject)).toEqual([
    'Work with us',
    automaticCopy.opening.subject('Electrician'),
  ])
})

test('of several processes that see the same news at once, one tells it', async ({ services }) => {
  await switchOn(services, 'article', 'goes')
  await switchOn(services, 'opening', 'goes')
  await savePosts(services.db, aPost({ slug: 'one' }), aPost({ slug: 'two' }))
  await openJob(services, 'meter-reader')
  await Promise.all([lookAtNews(services), lookAtNews(services), lookAtNews(services)])
  await lookAtNews(services)

  expect((await editionsOf(services)).map(({ automatic }) => automatic).toSorted()).toEqual([
    'article',
    'article',
    'opening',
  ])
})

test('nobody gets more a week than they chose, whoever writes them; the rest is counted', async ({ services }) => {
  await storeSubscribers(services.db, [
    aSubscriber('one@example.com', { most_a_week: 1 }),
    aSubscriber('all@example.com'),
  ])
  for (const subject of ['First', 'Second']) {
    await beginNewEdition(services, aLetter(subject))
    await sendEditions(services)
  }

  const got = (email: string) => services.sent.filter(({ to }) => to === email).map(({ subject }) => subject)
  expect(got('all@example.com')).toEqual(['First', 'Second'])
  expect(got('one@example.com')).toEqual(['First'])
  const [, second] = await editionsOf(services)
  expect(await countDeliveries(services.db, second!)).toMatchObject({ sent: 1, held: 1, skipped: 0 })

  // Monday is another week.
  services.travel(4 * DAY_MS)
  await beginNewEdition(services, aLetter('Third'))
  await sendEditions(services)
  expect(got('one@example.com')).toEqual(['First', 'Third'])
})

test('who wants news together gets them on Monday, each what they chose or was held back', async ({ services }) => {
  await storeSubscribers(services.db, [
    aSubscriber('weekly@example.com', { frequency: 'weekly', state_code: 'IN-TS' }),
    aSubscriber('kerala@example.com', { frequency: 'weekly', state_code: 'IN-KL' }),
    aSubscriber('tariffs@example.com', { frequency: 'weekly', state_code: 'IN-KL', topics: '["tariffs"]' }),
    aSubscriber('one@example.com', { most_a_week: 1 }),
    aSubscriber('each@example.com'),
  ])
  for (const kind of ['article', 'tariff', 'digest'] as const) await switchOn(services, kind, 'goes')
  await savePosts(services.db, aPost({ slug: 'first', title: 'Read your meter' }))
  await lookAtNews(services)
  await goOn(services)
  services.travel(HOUR_MS)
  await savePosts(services.db, aPost({ slug: 'second', title: 'Mend your fuse' }))
  await approve(services, NEXT)
  await lookAtNews(services)
  await goOn(services)

  const got = (email: string) => services.sent.filter(({ to }) => to === email)
  expect(got('weekly@example.com')).toEqual([])
  expect(got('one@example.com')).toHaveLength(1)
  expect(got('each@example.com')).toHaveLength(2)

  // From Thursday afternoon to Monday, 9:10.
  services.travel(Date.parse('2026-11-23T09:10:00+05:30') - services.now().getTime())
  await lookAtNews(services)
  await lookAtNews(services)
  await goOn(services)
  const [weekly] = got('weekly@example.com')
  expect(got('weekly@example.com')).toHaveLength(1)
  for (const said of ['Read your meter', 'Mend your fuse', '1 April 2027']) {
    expect(weekly?.text).toContain(said)
    expect(weekly?.html).toContain(said)
  }
  const [kerala] = got('kerala@example.com')
  expect(kerala?.text).toContain('Mend your fuse')
  expect(kerala?.text).not.toContain('1 April 2027')
  expect(kerala?.html).not.toContain('1 April 2027')
  expect(got('tariffs@example.com')).toEqual([])
  expect(got('each@example.com')).toHaveLength(2)

  // The one that fitted was told at once; the other comes now.
  const [first, digest] = got('one@example.com')
  expect(got('one@example.com')).toHaveLength(2)
  expect(digest?.text).not.toContain(first?.subject)
  expect(JSON.stringify(services.sent)).not.toContain('.invalid')

  // Told is told: another week has none.
  services.travel(7 * DAY_MS)
  await lookAtNews(services)
  expect((await editionsOf(services)).filter(({ automatic }) => automatic === 'digest')).toHaveLength(1)
})

test('who is switched off stops what was to go by itself', async ({ services }) => {
  await storeSubscribers(services.db, [aSubscriber('ada@example.com')])
  await switchOn(services, 'article', 'goes')
  await savePosts(services.db, aPost())
  await lookAtNews(services)
  await setSwitch({ kind: 'article', mode: 'off', staff: ASHA }, services)
  await goOn(services)

  expect(services.sent).toEqual([])
  expect(await editionsOf(services)).toMatchObject([{ status: 'waiting', approved_by_name: null }])
})

test('after a backup was restored nothing goes by itself: it may have gone since', async ({ services }) => {
  await storeSubscribers(services.db, [aSubscriber('ada@example.com')])
  await switchOn(services, 'article', 'goes')
  await savePosts(services.db, aPost({ slug: 'one' }))
  await lookAtNews(services)
  await goOn(services)
  await savePosts(services.db, aPost({ slug: 'two' }))
  await lookAtNews(services)
  await beginNewEdition(services, aLetter('Under way'))

  expect(await holdEditionsAfterRestore(services.db)).toBe(2)
  await savePosts(services.db, aPost({ slug: 'three' }))
  await lookAtNews(services)
  await goOn(services)
  expect(services.sent).toHaveLength(1)
  expect((await editionsOf(services)).map(({ status }) => status).toSorted()).toEqual([
    ...['paused', 'sent', 'waiting', 'waiting'],
  ])
})

test('what the site tells goes in the reader’s language, and English alone is named so', async ({ services }) => {
  using _ = offered(['en', 'hi', 'te'])
  await storeSubscribers(services.db, [
    aSubscriber('english@example.com'),
    aSubscriber('hindi@example.com', { language: 'hi' }),
    aSubscriber('telugu@example.com', { language: 'te' }),
    aSubscriber('digest@example.com', { language: 'hi', frequency: 'weekly', topics: '["articles"]' }),
  ])
  await switchOn(services, 'article', 'goes')
  await switchOn(services, 'digest', 'goes')
  const [id = 0] = await savePosts(services.db, aPost({ slug: 'meter', title: 'Read your meter' }))
  const told = { title: 'मीटर पढ़ें', description: 'दो मिनट का काम।', cover_alt: '', content: '<p>मीटर।</p>' }
  await services.db.transaction().execute((trx) =>
    publishTranslation(trx, {
      ...{ postId: id, language: 'hi', madeFrom: '', madeAt: services.now().toISOString() },
      ...{ updatedAt: services.now().toISOString(), body: { ...told, seo_meta_description: '' } },
    }),
  )
  await lookAtNews(services)
  await goOn(services)

  const letter = (to: string) => services.sent.find((each) => each.to === to)!
  const { SITE_URL } = services.env
  expect(letter('english@example.com')).toMatchObject({ subject: 'Read your meter' })
  expect(letter('english@example.com').html).toContain('lang="en-IN"')
  const hindi = letter('hindi@example.com')
  expect(hindi.subject).toBe(told.title)
  expect(hindi.html).toContain('lang="hi"')
  for (const drawn of [hindi.html, hindi.text]) {
    expect(drawn).toContain(told.description)
    expect(drawn).toContain(`${SITE_URL}/hi/newsletter/unsubscribe?token=`)
    expect(drawn).not.toContain(editionCopy.inEnglish)
  }
  const telugu = letter('telugu@example.com')
  expect(telugu.subject).toBe(automaticCopy.inEnglish('Read your meter'))
  expect(telugu.html).toContain('lang="te"')
  expect(telugu.text).toContain(editionCopy.inEnglish)
  const links = await services.db.selectFrom('edition_links').select('href').orderBy('number').execute()
  expect(links.map(({ href }) => href)).toEqual(['/blogs/meter', '/hi/blogs/meter'])

  services.travel(4 * DAY_MS)
  await lookAtNews(services)
  await goOn(services)
  expect(letter('digest@example.com').html).toContain(told.title)
  expect(letter('digest@example.com').html).toContain('lang="hi"')
})

test('what somebody has written on goes as it was written, in every language', async ({ services }) => {
  using _ = offered(['en', 'hi'])
  await storeSubscribers(services.db, [aSubscriber('hindi@example.com', { language: 'hi' })])
  await switchOn(services, 'opening', 'waits')
  await openJob(services, 'meter-reader')
  await lookAtNews(services)
  const [begun] = await editionsOf(services)
  const body = { ...bodyOf(begun!), subject: 'Work with us' }
  await writeEdition({ id: begun!.id, body, version: 1, editor: '', staff: ASHA }, services)
  await beginEdition((await findEdition(services.db, begun!.id))!, ASHA, services)
  await sendEditions(services)

  expect(services.sent).toMatchObject([{ to: 'hindi@example.com', subject: 'Work with us' }])
  expect(services.sent[0]?.html).toContain('<html dir="ltr" lang="en-IN"')
  expect(services.sent[0]?.html).toContain('<div lang="hi">')
})

function aLetter(subject: string): EditionBody {
  return { ...EMPTY_BODY, subject, content: '<p>Hello.</p>' }
}

function switchOn(services: TestServices, kind: AutomaticKind, mode: Mode) {
  return setSwitch({ kind, mode, staff: ASHA }, services)
}

async function approve(services: TestServices, record: Tariff): Promise<string> {
  const [uploader, approver] = [await aColleague(services, 'editor'), await aColleague(services, 'admin', 'Ravi')]
  const upload = { text: JSON.stringify(record), fileName: 'order.json', endsEarly: false }
  const stored = await uploadOrder(upload, uploader, services)
  if ('faults' in stored) throw new Error(stored.faults[0]?.message)
  expect(await approveOrder(stored.id, approver, services)).toEqual({ ok: true })
  return stored.id
}

function openJob(services: TestServices, id: string) {
  const title = id[0]!.toUpperCase() + id.slice(1).replace('-', ' ')
  return saveOpening(
    services.db,
    id,
    {
      ...{ title, location: 'Hyderabad', type: 'Full-time', posted_on: '2026-11-19', summary: 'Work with meters.' },
      ...{ description: 'Work with meters.', requirements: '[]', opens_on: null, closes_on: null },
    },
    services.now(),
  )
}

/** Half an hour later, until nothing is under way. */
async function goOn(services: TestServices) {
  services.travel(LAST_LOOK_MS)
  await beginScheduledEditions(services)
  await sendEditions(services)
}

function editionsOf({ db }: TestServices) {
  return db.selectFrom('editions').selectAll().orderBy('created_at').orderBy('id').execute()
}

function recipients({ sent }: TestServices): string[] {
  return sent.map(({ to }) => to).toSorted()
}
