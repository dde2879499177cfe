import { sql } from 'kysely'
import type { Database } from '#database/database.ts'
import type { ConsentsTable, LeadNotesTable, LeadRow, SubscriberRow } from '#database/tables.ts'
import { listReads, noteReads } from '#desk/access/lead-reads.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import { knowAll, notIndexed } from '#desk/leads/search/index-leads.ts'
import { phoneMarks } from '#desk/leads/search/lead-words.ts'
import { leadsWithAny } from '#desk/leads/search/matching-leads.ts'
import { bodyOf } from '#editions/edition-body.ts'
import { tellLead } from '#leads/kinds.ts'
import { listLetters, listRatings, listResumeTexts } from '#leads/person-file.ts'
import { findSuppression } from '#leads/suppressions.ts'
import type { Services } from '#platform/services.ts'
import { nationalNumber } from '#platform/text/read-phone-number.ts'
import { countQuestions, findErasures, findInLog, findMentions, findViews, hasDigits, holds } from './find-traces.ts'
import type { Person } from './person.ts'
import type { Subject } from './subject.ts'

export async function findPerson({ db, now }: Pick<Services, 'db' | 'now'>, subject: Subject): Promise<Person> {
  await knowAll({ db, now })
  const leads = await findLeads(db, subject)
  const subscribers = await findSubscribers(db, subject)
  const leadIds = leads.map(({ id }) => id)
  const address = subject.kind === 'email' ? subject.value : undefined
  const letters = await listLetters(db, leadIds, address)
  const subscriberIds = subscribers.map(({ id }) => id)
  const suppression = subject.kind === 'email' ? await findSuppression(db, subject.value) : undefined

  return {
    subject,
    leads: leads.map((lead) => ({ ...lead, told: tellLead(lead) })),
    reads: await listReads(db, { leadIds: [...leadIds, ...letters.map(({ id }) => id), ...subscriberIds] }),
    notes: await findNotes(db, leadIds),
    resumes: await listResumeTexts(db, leadIds),
    letters,
    subscribers,
    editions: await findEditions(db, subscriberIds),
    consents: await findConsents(db, leadIds, subscriberIds),
    deliveries: await findDeliveries(db, subject, [leadIds, subscriberIds, letters.map(({ id }) => id)]),
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

/** What we hold of somebody, for a colleague's eyes: that it was read is noted. */
export async function showPerson(subject: Subject, staff: Staff, services: Services): Promise<Person> {
  const person = await findPerson(services, subject)
  void noteReads(staff, person.leads, 'whole', services)
  return person
}

async function findLeads(db: Database, { kind, value }: Subject): Promise<LeadRow[]> {
  const leads = db.selectFrom('leads').selectAll('leads').orderBy('leads.received_at')
  if (kind === 'email') return leads.where(sql<boolean>`lower(email) = ${value}`).execute()

  const handled = leads.innerJoin('lead_handling as handling', 'handling.lead_id', 'leads.id')
  const found = await handled.where('handling.number', 'in', leadsWithAny(db, phoneMarks(value))).execute()
  const looked = await handled
    .where('handling.number', 'in', notIndexed(db))
    .where(hasDigits('phone_number', value))
    .execute()
  const byId = new Map([...found, ...looked].map((lead) => [lead.id, lead]))
  return [...byId.values()]
    .filter(({ phone_number }) => nationalNumber(phone_number ?? '') === value)
    .toSorted((a, b) => (a.received_at < b.received_at ? -1 : 1))
}

async function findSubscribers(db: Database, { kind, value }: Subject): Promise<SubscriberRow[]> {
  return kind === 'email' ? db.selectFrom('subscribers').selectAll().where('address', '=', value).execute() : []
}

async function findEditions(db: Database, subscriberIds: string[]): Promise<Person['editions']> {
  if (subscriberIds.length === 0) return []
  const rows = await db
    .selectFrom('edition_deliveries as delivery')
    .innerJoin('editions', 'editions.id', 'delivery.edition_id')
    .select(['body', 'delivery.status', 'due_at', 'settled_at', 'reported'])
    .where('subscriber_id', 'in', subscriberIds)
    .orderBy('due_at')
    .execute()
  return rows.map(({ body, status, due_at, settled_at, reported }) => ({
    subject: bodyOf({ body }).subject,
    status,
    at: settled_at ?? due_at,
    reported,
  }))
}

/** What staff wrote of the leads: notes, what they meant to call about, and what they think of applicants. */
async function findNotes(db: Database, leadIds: string[]): Promise<LeadNotesTable[]> {
  if (leadIds.length === 0) return []
  const notes = await db.selectFrom('lead_notes').selectAll().where('lead_id', 'in', leadIds).execute()
  const followUps = await db
    .selectFrom('lead_follow_ups')
    .select(['id', 'lead_id', 'set_by as staff_id', 'set_by_name as staff_name', 'text', 'set_at as written_at'])
    .where('lead_id', 'in', leadIds)
    .execute()
  return [...notes, ...followUps, ...(await listRatings(db, leadIds))].toSorted((a, b) =>
    a.written_at < b.written_at ? -1 : 1,
  )
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
function findDeliveries(
  db: Database,
  subject: Subject,
  [leadIds, subscriberIds, letterIds]: [string[], string[], string[]],
) {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where((eb) => {
      const isQuoted = holds(subject, 'last_error')
      return eb.or([
        ...(leadIds.length > 0 ? [eb('lead_id', 'in', leadIds)] : []),
        ...(letterIds.length > 0 ? [eb('id', 'in', letterIds)] : []),
        // What is about a lead carries its key and nothing else.
        ...subscriberIds.map((id) => eb.and([eb('lead_id', 'is', null), eb('payload', 'like', `%"${id}"%`)])),
        eb.and([eb('lead_id', 'is', null), holds(subject, 'payload')]),
        // What was delivered has no error any more: the few others are in an index each.
        eb.and([eb('failed_at', 'is not', null), isQuoted]),
        eb.and([eb('delivered_at', 'is', null), eb('failed_at', 'is', null), isQuoted]),
      ])
    })
    .orderBy('created_at')
    .execute()
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
