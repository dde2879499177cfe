import { sql } from 'kysely'
import { setCompanyFacts } from '#company/facts.ts'
import type { WrittenTranslations } from '#company/translated-facts.ts'
import type { Database } from '#database/database.ts'
import type { RegisterEntryRow } from '#database/tables.ts'
import { dayInIndia } from '#platform/day-in-india.ts'
import { isLanguage } from '#platform/text/language.ts'
import { firstFacts } from './first-values.ts'
import { publishedFacts } from './published-facts.ts'
import type { CompanyFacts } from './registers.ts'

interface Held {
  db: Database
  /** Of what is published. */
  stamp: string
  published: CompanyFacts
  written: WrittenTranslations
  /** Of what pages say of it today. */
  revision?: string
}

let held: Held | undefined

/**
 * Brings this process's facts up to date, whichever process changed them, and returns what is different whenever they are.
 * One small query where nothing has changed.
 */
export async function followFacts(db: Database, now: Date): Promise<string> {
  const stamp = await findFactsStamp(db, now)
  if (held?.db !== db || held.stamp !== stamp) {
    const [published, written] = await Promise.all([readFacts(db, now), readTranslations(db)])
    held = { db, stamp, published, written }
  }

  const today = { ...held.published, notices: noticesOn(dayInIndia(now), held.published) }
  const revision = [stamp, ...today.notices.map(({ id }) => id)].join(' ')
  if (held.revision !== revision) setCompanyFacts(today, held.written)
  held.revision = revision
  return revision
}

/** Those between their first and their last day, so that pages are rendered again only when one comes or goes. */
function noticesOn(day: string, { notices }: CompanyFacts): CompanyFacts['notices'] {
  return notices.filter(({ from, until }) => from <= day && day <= until)
}

/** Changes with each publish, and as a scheduled hour comes. */
async function findFactsStamp(db: Database, now: Date): Promise<string> {
  const { version, changed_at, due } = await db
    .selectFrom('register_stamp')
    .select(['version', 'changed_at'])
    .select((eb) =>
      eb
        .selectFrom('register_entries')
        .select(sql<number | string>`count(*)`.as('due'))
        .where('publish_at', '<=', now.toISOString())
        .as('due'),
    )
    .executeTakeFirstOrThrow()
  return `${version} ${changed_at} ${due}`
}

/** What visitors may see now. */
export async function readFacts(db: Database, now: Date): Promise<CompanyFacts> {
  const rows = await db
    .selectFrom('register_entries')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
  // A database that nobody has filled yet.
  if (rows.length === 0 && !(await hasEntries(db))) return firstFacts

  const facts = publishedFacts(
    rows.flatMap((row) => {
      const { published, is_sample } = asOf(row, now)
      return published === null ? [] : { ...row, isSample: is_sample === 1, values: JSON.parse(published) }
    }),
  )
  // Every page reads it unasked: where it is another release's, the first values stand for it.
  return { ...facts, company: facts.company ?? firstFacts.company }
}

/** What staff have written of the entries in other languages. */
async function readTranslations(db: Database): Promise<WrittenTranslations> {
  const rows = await db.selectFrom('register_translations').selectAll().execute()
  const written: WrittenTranslations = {}
  for (const { entry_id, language, values, english } of rows) {
    if (!isLanguage(language)) continue
    written[language] = {
      ...written[language],
      [entry_id]: { values: JSON.parse(values), english: JSON.parse(english) },
    }
  }
  return written
}

async function hasEntries(db: Database): Promise<boolean> {
  return Boolean(await db.selectFrom('register_entries').select('id').limit(1).executeTakeFirst())
}

/** An entry as it is at this moment: a draft whose hour has come is what visitors see. */
export function asOf<Row extends Pick<RegisterEntryRow, 'published' | 'draft' | 'publish_at' | 'is_sample'>>(
  row: Row,
  now: Date,
): Row {
  if (row.publish_at === null || row.publish_at > now.toISOString()) return row
  return { ...row, published: row.draft ?? row.published, draft: null, publish_at: null, is_sample: 0 }
}
