import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#database/database.ts'
import type { ConsentsTable, LeadNotesTable, LeadRow, SubscriberRow } from '#database/tables.ts'
import { findSuppression } from '#leads/suppressions.ts'
import type { Person } from './person.ts'
import { nationalNumber, type Subject, sealOf } from './subject.ts'

export async function findPerson(db: Database, subject: Subject): Promise<Person> {
  const leads = await findLeads(db, subject)
  const subscribers = await findSubscribers(db, subject)
  const leadIds = leads.map(({ id }) => id)
  const subscriberIds = subscribers.map(({ id }) => id)
  const suppression = subject.kind === 'email' ? await findSuppression(db, subject.value) : undefined

  return {
    subject,
    leads,
    notes: await findNotes(db, leadIds),
    subscribers,
    consents: await findConsents(db, leadIds, subscriberIds),
    deliveries: await findDeliveries(db, subject, leadIds, subscriberIds),
    log: await findInLog(db, subject, leads, subscriberIds),
    mentions: await findMentions(db, subject, leadIds),
    views: await findViews(db, subject),
    questions: await countQuestions(db, subject),
    suppression: suppression ?? null,
    erasedAt: await findErasures(db, subject),
    isStaff: subject.kind === 'email' && (await isStaff(db, subject.value)),
    alsoKnownAs: otherNames(subject, leads),
  }
}

async function findLeads(db: Database, { kind, value }: Subject): Promise<LeadRow[]> {
  const rows = await db
    .selectFrom('leads')
    .selectAll()
    .where(
      kind === 'email'
        ? sql<boolean>`lower(email) = ${value}`
        : sql<boolean>`${digitsOf(sql.ref('phone_number'))} like ${`%${value}`}`,
    )
    .orderBy('received_at')
    .execute()

  return kind === 'email' ? rows : rows.filter(({ phone_number }) => nationalNumber(phone_number ?? '') === value)
}

// As people write numbers: with spaces, dashes, brackets, dots and a plus.
function digitsOf(text: RawBuilder<unknown>): RawBuilder<string> {
  return [' ', '-', '(', ')', '.', '+'].reduce<RawBuilder<string>>(
    (rest, sign) => sql<string>`replace(${rest}, ${sign}, '')`,
    sql<string>`${text}`,
  )
}

async function findSubscribers(db: Database, { kind, value }: Subject): Promise<SubscriberRow[]> {
  return kind === 'email' ? db.selectFrom('subscribers').selectAll().where('address', '=', value).execute() : []
}

async function findNotes(db: Database, leadIds: string[]): Promise<LeadNotesTable[]> {
  if (leadIds.length === 0) return []
  return db.selectFrom('lead_notes').selectAll().where('lead_id', 'in', leadIds).orderBy('written_at').execute()
}

function findConsents(db: Database, leadIds: string[], subscriberIds: string[]): Promise<ConsentsTable[]> {
  return db
    .selectFrom('consents')
    .selectAll()
    .where((eb) =>
      eb.or([
        ...(leadIds.length > 0 ? [eb('lead_id', 'in', leadIds)] : []),
        ...(subscriberIds.length > 0 ? [eb('subscriber_id', 'in', subscriberIds)] : []),
      ]),
    )
    .orderBy('occurred_at')
    .orderBy('purpose')
    .execute()
}

/** Those that belong to the leads or the subscription, and whatever else has the address or number in it. */
function findDeliveries(db: Database, subject: Subject, leadIds: string[], subscriberIds: string[]) {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where((eb) =>
      eb.or([
        ...(leadIds.length > 0 ? [eb('lead_id', 'in', leadIds)] : []),
        ...subscriberIds.map((id) => eb('payload', 'like', `%"${id}"%`)),
        // What is about a lead carries its key and nothing else.
        eb.and([eb('lead_id', 'is', null), holds(subject, 'payload')]),
        eb.and([eb('last_error', 'is not', null), holds(subject, 'last_error')]),
      ]),
    )
    .orderBy('created_at')
    .execute()
}

// A short number is part of many a longer one, and of our own keys: it is looked for among numbers alone.
const SHORTEST_IN_TEXT = 10

function holds({ kind, value }: Subject, column: string): RawBuilder<boolean> {
  if (kind === 'phone' && value.length < SHORTEST_IN_TEXT) return sql<boolean>`1 = 0`

  const like = `%${value.replace(/[\\%_]/g, '\\$&')}%`
  return kind === 'email'
    ? sql<boolean>`lower(${sql.ref(column)}) like ${like} escape '\\'`
    : sql<boolean>`${digitsOf(sql.ref(column))} like ${like}`
}

function findInLog(db: Database, subject: Subject, leads: LeadRow[], subscriberIds: string[]) {
  const names = [sealOf(subject), ...leads.flatMap(({ id, reference }) => [id, reference]), ...subscriberIds]
  return db
    .selectFrom('audit_log')
    .select(['number', 'at', 'action'])
    .where((eb) => eb.or([eb('subject', 'in', names), holds(subject, 'subject'), holds(subject, 'details')]))
    .orderBy('number')
    .execute()
}

function findMentions(db: Database, subject: Subject, leadIds: string[]) {
  return db
    .selectFrom('leads')
    .select(['id', 'reference', 'kind', 'received_at'])
    .where(holds(subject, 'details'))
    .$if(leadIds.length > 0, (query) => query.where('id', 'not in', leadIds))
    .orderBy('received_at')
    .execute()
}

async function findViews(db: Database, subject: Subject) {
  const views = await db.selectFrom('lead_views').select(['id', 'name', 'query']).execute()
  const named = ({ name, query }: { name: string; query: string }) => [name, ...new URLSearchParams(query).values()]
  return views
    .filter((view) => named(view).some((text) => isAbout(text, subject)))
    .map(({ id, name }) => ({ id, name }))
}

function isAbout(text: string, { kind, value }: Subject): boolean {
  return kind === 'email' ? text.toLowerCase().includes(value) : nationalNumber(text) === value
}

async function countQuestions(db: Database, subject: Subject): Promise<number> {
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

async function findErasures(db: Database, subject: Subject): Promise<string[]> {
  const rows = await db
    .selectFrom('audit_log')
    .select('at')
    .where('action', '=', 'privacy.erased')
    .where('subject', '=', sealOf(subject))
    .orderBy('number')
    .execute()
  return rows.map(({ at }) => at)
}

async function isStaff(db: Database, address: string): Promise<boolean> {
  return (await db.selectFrom('staff').select('id').where('email', '=', address).executeTakeFirst()) !== undefined
}

function otherNames({ kind }: Subject, leads: LeadRow[]): string[] {
  const names = leads.map(({ email, phone_number }) =>
    kind === 'email' ? nationalNumber(phone_number ?? '') : email.toLowerCase(),
  )
  return [...new Set(names)].filter((name) => name !== '')
}
