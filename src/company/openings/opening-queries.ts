import type { Database } from '#database/database.ts'
import type { OpeningRow } from '#database/tables.ts'
import { dayInIndia } from '#platform/day-in-india.ts'
import { currentLanguage, englishLang, FIRST_LANGUAGE } from '#platform/text/language.ts'
import { type Opening, openings } from './first-openings.en.ts'

type OpeningState = 'to come' | 'open' | 'closed'

/** By the day it is in India: an opening is open from its first day to the end of its last. */
export function stateOf({ opens_on, closes_on }: Pick<OpeningRow, 'opens_on' | 'closes_on'>, now: Date): OpeningState {
  const today = dayInIndia(now)
  if (opens_on && opens_on > today) return 'to come'
  return closes_on && closes_on < today ? 'closed' : 'open'
}

export async function listOpenings(db: Database): Promise<OpeningRow[]> {
  return db.selectFrom('openings').selectAll().orderBy('place').orderBy('id').execute()
}

/** What one may apply for today. */
export async function listOpen(db: Database, now: Date): Promise<Opening[]> {
  return (await listOpenings(db)).filter((row) => stateOf(row, now) === 'open').map(toOpening)
}

export function findOpening(db: Database, id: string): Promise<OpeningRow | undefined> {
  return db.selectFrom('openings').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Stays the same for as long as the pages of the openings do: until one is changed, or the day. */
export async function findOpeningsStamp(db: Database, now: Date): Promise<string> {
  const { count, newest } = await db
    .selectFrom('openings')
    .select((eb) => [eb.fn.countAll<number | string>().as('count'), eb.fn.max('changed_at').as('newest')])
    .executeTakeFirstOrThrow()

  return `${count} ${newest} ${dayInIndia(now)}`
}

/** As visitors read it; in another language than English for as long as it is the first build's own, which is translated. */
export function toOpening(row: OpeningRow): Opening {
  const own = row.is_seeded === 1 && openings.find(({ id }) => id === row.id)
  if (own) return { ...inEnglish(row), ...(currentLanguage() !== FIRST_LANGUAGE && wordsOf(own)) }
  const lang = englishLang()
  return { ...inEnglish(row), languages: [FIRST_LANGUAGE], ...(lang && { lang }) }
}

function wordsOf({ title, location, type, summary, description, requirements }: Opening) {
  return { title, location, type, summary, description, requirements }
}

function inEnglish(row: OpeningRow): Opening {
  const { id, title, location, type, posted_on, summary, description, requirements, pay, closes_on } = row

  return {
    id,
    title,
    location,
    type,
    postedOn: posted_on,
    summary,
    description,
    requirements: JSON.parse(requirements),
    ...(pay && { pay }),
    ...(closes_on && { closesOn: closes_on }),
  }
}

type OpeningText = Omit<OpeningRow, 'id' | 'place' | 'is_seeded' | 'changed_at' | 'criteria' | 'pay'> &
  // As it was where nothing is said of it.
  Partial<Pick<OpeningRow, 'criteria' | 'pay'>>

/** Changes an opening, or adds it at the end of the list. From then on it is staff's. */
export async function saveOpening(db: Database, id: string, text: OpeningText, now: Date) {
  const { last } = await db
    .selectFrom('openings')
    .select((eb) => eb.fn.max('place').as('last'))
    .executeTakeFirstOrThrow()
  const row = { ...text, is_seeded: 0, changed_at: now.toISOString() }

  await db
    .insertInto('openings')
    .values({ id, place: (last ?? -1) + 1, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}
