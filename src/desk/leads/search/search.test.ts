import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { engineOf } from '#database/database.ts'
import { catchUpWithAll } from '#desk/leads/inbox/catch-up.ts'
import { VIEWS } from '#desk/leads/inbox/lead-filter.ts'
import { listLeads } from '#desk/leads/inbox/list-leads.ts'
import { loadInbox } from '#desk/leads/inbox/load-inbox.ts'
import { aColleague, arrive, loseWords } from '../../../../tests/support/at-desk.ts'
import { type TestServices, test } from '../../../../tests/support/desk-test.ts'
import { countNotIndexed, indexLeads, indexNewest, renewWords } from './index-leads.ts'
import { WORDS_VERSION } from './lead-words.ts'

const NAME = 'లక్ష్మి రెడ్డి'

test.for([
  ['a name as it is written', NAME],
  ['the beginning of a word', 'లక్ష్'],
  ['words in any order', 'roof గురువారం'],
  ['an address in any case', 'LAKSHMI@Example.com'],
  ['a part of an address', 'lakshmi@exa'],
  ['a number as it was typed', '98480 12345'],
  ['a number as a phone shows it', '+919848012345'],
  ['the beginning of a number', '98480'],
  ['the last five digits of a number', '12345'],
  ['the last seven digits of a number', '8012345'],
  ['full-width digits', '９８４８０１２３４５'],
  ['the last five digits in Devanagari, with a space', '१२ ३४५'],
  ['the last five digits in Telugu', '౧౨౩౪౫'],
] as const)('a lead is found by %s', async ([_, typed], { services }) => {
  await lakshmi(services)
  await arrive(services, { email: 'other@example.com', phone_number: '+91 90000 00000' })

  expect(await namesFound(services, typed)).toEqual([NAME])
})

test.for(['जोया', 'ज़ोया', '\u091c\u093cोया', 'Jose', 'josé', 'ज़ोयाjose'])(
  'a name is found with its marks and without: %s',
  async (typed, { services }) => {
    await arrive(services, { full_name: 'ज़ोया José' })

    expect(await namesFound(services, typed)).toEqual(['ज़ोया José'])
  },
)

test.for([
  ['Asha Rao', 'asharao'],
  ['Asharao', 'Asha Rao'],
  ['Sita Rama Raju', 'sita rama'],
  ['Ravi Teja Reddy', 'tejareddy'],
  ['Raviteja Reddy', 'Ravi Teja'],
] as const)('%s is found by %s: a name is one word, or several', async ([full_name, typed], { services }) => {
  await arrive(services, { full_name })
  await arrive(services, { full_name: 'Asha Das', email: 'other@example.com' })

  expect(await namesFound(services, typed)).toEqual([full_name])
})

test('a lead is found by its reference', async ({ services }) => {
  const { reference } = await lakshmi(services)

  expect(await namesFound(services, reference.toLowerCase())).toEqual([NAME])
})

test.for(['"', "'", "' | 'x", '*', ':*', 'a & | ! (', '\\', 'NEAR(a b)', 'source:google', '%', '_', '\0', '🙂'])(
  'what is typed is never taken for a query: %s',
  async (typed, { services }) => {
    await lakshmi(services)

    await expect(namesFound(services, typed)).resolves.toBeInstanceOf(Array)
  },
)

test('a lead that is forgotten takes its words with it', async ({ services }) => {
  const { id } = await lakshmi(services)
  await indexLeads(services)
  await services.db.deleteFrom('leads').where('id', '=', id).execute()

  expect(await namesFound(services, NAME)).toEqual([])
  const left = await wordsLeft(services)
  expect(left).toBe(0)
})

test('rows that came without their words, from a backup or another engine, are indexed again', async ({ services }) => {
  await lakshmi(services)
  await indexLeads(services)
  await loseWords(services)
  expect(await wordsLeft(services)).toBe(0)

  expect(await namesFound(services, NAME)).toEqual([NAME])
})

test('what an older release indexed is found by its words, by today’s once indexed anew', async ({ services }) => {
  const names = ['Ravi Teja Reddy', 'Sita Teja Reddy', 'Asha Teja Reddy']
  for (const full_name of names) await arrive(services, { full_name, email: `${full_name.slice(0, 4)}@example.com` })
  await indexLeads(services)
  await indexedBefore(services)
  const found = (q: string) => namesFound(services, q, () => indexNewest(services.db))

  expect(await found('teja')).toHaveLength(3)
  expect(await found('tejareddy')).toEqual([])
  // As if the process had ended after one of them.
  await renewWords(services.db, 1)
  expect(await found('tejareddy')).toHaveLength(1)
  expect(await found('teja')).toHaveLength(3)
  await indexLeads(services)
  expect((await found('tejareddy')).toSorted()).toEqual(names.toSorted())
  expect(await found('olden')).toEqual([])
})

test('as long as older leads are still being read in, a search says how many', async ({ services, sales }) => {
  for (const email of ['a@example.com', 'b@example.com', 'c@example.com']) await arrive(services, { email })
  const notFound = async (query: string) =>
    (await loadInbox(new URLSearchParams(query), sales, services)).notIndexed.count
  expect(await notFound('q=teja')).toBe(0)

  await indexedBefore(services)
  expect(await notFound('q=teja')).toBe(3)
  expect(await notFound('status=any')).toBe(0)
  await renewWords(services.db, 1)
  expect(await notFound('q=teja')).toBe(2)
  await indexLeads(services)
  expect(await notFound('q=teja')).toBe(0)
})

test('leads that were never read in count too, those beyond what a search waits for', async ({ services, sales }) => {
  await notReadIn(services, 1_006)

  expect(await countNotIndexed(services.db)).toEqual({ count: 1_000, isMore: true })
  const shown = await loadInbox(new URLSearchParams('q=engine'), sales, services)
  expect(shown.notIndexed).toEqual({ count: 6, isMore: false })
})

test('whoever asks for something while leads are indexed waits for few of them', async ({ services, skip }) => {
  // The other engine is a process of its own.
  skip(engineOf(services.db) === 'postgres')
  await notReadIn(services, 1_000)
  const indexed = () => wordsLeft(services)
  const meanwhile: number[] = []
  let isDone = false
  const indexing = indexLeads(services).finally(() => {
    isDone = true
  })

  while (!isDone && meanwhile.length < 15) {
    const before = await indexed()
    // In so many turns its pieces come, it is looked up, and answered.
    for (let turn = 0; turn < 20; turn++) await setImmediate()
    const after = await indexed()
    meanwhile.push(after - before)
    while (!isDone && (await indexed()) === after) await setImmediate()
  }
  await indexing
  const usual = meanwhile.toSorted((a, b) => a - b)[meanwhile.length >> 1]
  expect(usual).toBeLessThan(100)
})

test('two that index at once write every lead once', async ({ services }) => {
  for (let at = 0; at < 5; at++) await arrive(services, { email: `p${at}@example.com` })

  await Promise.all([indexLeads(services), indexLeads(services)])

  expect(await namesFound(services, 'engine')).toHaveLength(5)
})

/** So many leads, of which no word is known yet. */
async function notReadIn(services: TestServices, count: number) {
  const lead = await arrive(services)
  const copies = Array.from({ length: count - 1 }, (_, at) => ({
    ...lead,
    ...{ id: `copy-${at}`, reference: `R${at}`, fingerprint: `copy-${at}` },
  }))
  for (let at = 0; at < copies.length; at += 500)
    await services.db
      .insertInto('leads')
      .values(copies.slice(at, at + 500))
      .execute()
  await catchUpWithAll(services)
}

async function wordsLeft({ db }: TestServices): Promise<number> {
  const { rows } = await (engineOf(db) === 'postgres'
    ? sql<{ found: number }>`select count(words) as found from lead_handling`
    : sql<{ found: number }>`select count(*) as found from lead_search_docsize`
  ).execute(db)
  return Number(rows[0]?.found)
}

function lakshmi(services: TestServices) {
  return arrive(services, {
    full_name: NAME,
    email: 'lakshmi@example.com',
    details: { message: 'Look at the roof\non గురువారం, please.' },
  })
}

/** As if a release had done it that joined no words. */
async function indexedBefore({ db }: TestServices) {
  const leads = await db
    .selectFrom('lead_handling')
    .innerJoin('leads', 'leads.id', 'lead_id')
    .select(['number', 'full_name'])
    .execute()
  for (const { number, full_name } of leads) {
    const words = [...full_name.toLowerCase().split(' '), 'olden']
    if (engineOf(db) === 'postgres') {
      await sql`update lead_handling set words = array_to_tsvector(${words}::text[]) where number = ${number}`.execute(
        db,
      )
      continue
    }
    await sql`delete from lead_search where rowid = ${number}`.execute(db)
    await sql`insert into lead_search (rowid, words) values (${number}, ${words.join(' ')})`.execute(db)
  }
  await db
    .updateTable('lead_handling')
    .set({ words_version: WORDS_VERSION - 1 })
    .execute()
}

async function namesFound(services: TestServices, q: string, index = () => indexLeads(services)): Promise<string[]> {
  const viewer = await aColleague(services, 'admin')
  await index()
  const { leads } = await listLeads(services.db, { filter: { ...VIEWS.all, q }, viewer, now: services.now() })
  return leads.map(({ full_name }) => full_name)
}
