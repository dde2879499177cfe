import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#database/database.ts'
import type { LeadRow } from '#database/tables.ts'
import { notIndexed } from '#desk/leads/search/index-leads.ts'
import { namingAddress, namingNumber } from '#desk/leads/search/lead-words.ts'
import { leadsWith, writeTerms } from '#desk/leads/search/matching-leads.ts'
import { nationalNumber } from '#platform/text/read-phone-number.ts'
import { addressHash, type Subject } from './subject.ts'

// A short number is part of many a longer one, and of our own keys: it is looked for among numbers alone.
const SHORTEST_IN_TEXT = 10

export function findInLog(db: Database, subject: Subject, leads: LeadRow[], subscriberIds: string[]) {
  const names = [addressHash(subject), ...leads.flatMap(({ id, reference }) => [id, reference]), ...subscriberIds]
  return db
    .selectFrom('audit_log')
    .select(['number', 'at', 'action'])
    .where((eb) => eb.or([eb('subject', 'in', names), holds(subject, 'subject'), holds(subject, 'details')]))
    .orderBy('number')
    .execute()
}

export async function findMentions(db: Database, subject: Subject, leadIds: string[]) {
  const wanted = subject.kind === 'email' ? namingAddress(subject.value) : namingNumber(subject.value)
  if (!wanted) return []

  const others = db
    .selectFrom('leads')
    .innerJoin('lead_handling as handling', 'handling.lead_id', 'leads.id')
    .select(['leads.id', 'reference', 'leads.kind', 'leads.received_at'])
    .$if(leadIds.length > 0, (query) => query.where('leads.id', 'not in', leadIds))
  const terms = await writeTerms(db, wanted)
  const found = await others.where('handling.number', 'in', leadsWith(db, terms!)).execute()
  const looked = await others.where('handling.number', 'in', notIndexed(db)).where(holds(subject, 'details')).execute()
  const byId = new Map([...found, ...looked].map((lead) => [lead.id, lead]))
  return [...byId.values()].toSorted((a, b) => (a.received_at < b.received_at ? -1 : 1))
}

export async function findViews(db: Database, subject: Subject) {
  const views = await db.selectFrom('lead_views').select(['id', 'name', 'query']).execute()
  const named = ({ name, query }: { name: string; query: string }) => [name, ...new URLSearchParams(query).values()]
  return views
    .filter((view) => named(view).some((text) => isAbout(text, subject)))
    .map(({ id, name }) => ({ id, name }))
}

function isAbout(text: string, { kind, value }: Subject): boolean {
  return kind === 'email' ? text.toLowerCase().includes(value) : nationalNumber(text) === value
}

export async function countQuestions(db: Database, subject: Subject): Promise<number> {
  const count = ({ found }: { found: number | string }) => Number(found)
  const questions = await db
    .selectFrom('unanswered_questions')
    .select(({ fn }) => fn.countAll<number | string>().as('found'))
    .where(holds(subject, 'question'))
    .executeTakeFirstOrThrow()
  const searches = await db
    .selectFrom('tallies')
    .select(({ fn }) => fn.countAll<number | string>().as('found'))
    .where(holds(subject, 'name'))
    .executeTakeFirstOrThrow()
  return count(questions) + count(searches)
}

export async function findErasures(db: Database, subject: Subject): Promise<string[]> {
  const rows = await db
    .selectFrom('audit_log')
    .select('at')
    .where('action', '=', 'privacy.erased')
    .where('subject', '=', addressHash(subject))
    .orderBy('number')
    .execute()
  return rows.map(({ at }) => at)
}

/** Whether a column has the address or number somewhere in it, however it is written there. */
export function holds({ kind, value }: Subject, column: string): RawBuilder<boolean> {
  if (kind === 'phone') return value.length < SHORTEST_IN_TEXT ? sql<boolean>`1 = 0` : hasDigits(column, value)

  const like = `%${value.replace(/[\\%_]/g, '\\$&')}%`
  // The first look is the cheap one, and nearly every row is done with after it.
  return sql<boolean>`(${sql.ref(column)} like '%@%' and lower(${sql.ref(column)}) like ${like} escape '\\')`
}

/** Whether these digits follow one another, with nothing between them but what people put there. */
export function hasDigits(column: string, digits: string): RawBuilder<boolean> {
  const inOrder = `%${[...digits].join('%')}%`
  return sql<boolean>`(${sql.ref(column)} like ${inOrder} and ${withoutSigns(sql.ref(column))} like ${`%${digits}%`})`
}

// As people write numbers: with spaces, dashes, brackets, dots and a plus.
function withoutSigns(text: RawBuilder<unknown>): RawBuilder<string> {
  return [' ', '-', '(', ')', '.', '+'].reduce<RawBuilder<string>>(
    (rest, sign) => sql<string>`replace(${rest}, ${sign}, '')`,
    sql<string>`${text}`,
  )
}
