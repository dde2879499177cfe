import type { Database } from '../../src/database/database.ts'
import type { LeadKind, LeadRow } from '../../src/database/tables.ts'
import { streamLeads } from '../../src/leads/lead-queries.ts'

export interface Breach {
  /** When what was touched had come to us, or, with `staff`, when it was read; UTC, both included. */
  since: Date
  until: Date
  kinds?: LeadKind[]
  /** A file's key or its SHA-256, or `any` for every lead with a file. */
  file?: string
  /** The email of an account at the desk. */
  staff?: string
}

/** One person, by address, with all that a breach touched of theirs. */
export interface Touched {
  email: string
  names: string[]
  phones: string[]
  kinds: LeadKind[]
  references: string[]
  files: string[]
  isSubscribed: boolean
  /** The hours in which the account read of them; empty without one. */
  read_in: string[]
}

const HOUR_MS = 3_600_000

/** Who was touched, and how each is reached (DPDP Rules 2025, rule 7(1)). */
export async function listTouched(db: Database, breach: Breach): Promise<Touched[]> {
  const persons = new Map<string, Touched>()
  const reads = breach.staff === undefined ? undefined : await readsBy(db, breach)

  for await (const lead of streamLeads(db)) {
    if (isTouched(lead, breach, reads)) add(personOf(persons, lead.email), lead, reads?.get(lead.id))
  }
  await addLetters(db, breach, reads, persons)
  if (!breach.file && (breach.kinds?.includes('subscription') ?? true)) await addSubscribers(db, breach, reads, persons)

  return [...persons.values()].toSorted((one, two) => (one.email < two.email ? -1 : 1))
}

function isTouched(lead: LeadRow, breach: Breach, reads: Map<string, string[]> | undefined): boolean {
  if (breach.kinds && !breach.kinds.includes(lead.kind)) return false
  if (breach.file && !isFile(lead, breach.file)) return false
  if (reads) return reads.has(lead.id)
  return lead.received_at >= breach.since.toISOString() && lead.received_at <= breach.until.toISOString()
}

function isFile({ file_key, details }: LeadRow, file: string): boolean {
  if (!file_key) return false
  const { resume } = JSON.parse(details) as { resume?: { sha256?: string } }
  return file === 'any' || file === file_key || file === resume?.sha256
}

const LETTERS = 1_000

/** Whoever wrote to us, or was written to, since: of a lead that had come before, or of none. */
async function addLetters(
  db: Database,
  breach: Breach,
  reads: Map<string, string[]> | undefined,
  persons: Map<string, Touched>,
) {
  for (let after = '', isMore = true; isMore; ) {
    const letters = await db
      .selectFrom('lead_messages')
      .select(['id', 'lead_id', 'direction', 'from_address', 'from_name', 'at'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(LETTERS)
      .execute()
    isMore = letters.length === LETTERS
    after = letters.at(-1)?.id ?? after
    const ids = letters.map(({ id }) => id)
    const files = ids.length ? await filesOf(db, ids) : []
    const leadIds = letters.flatMap(({ lead_id }) => lead_id ?? [])
    const leads = leadIds.length ? await db.selectFrom('leads').selectAll().where('id', 'in', leadIds).execute() : []

    for (const letter of letters) {
      const lead = leads.find(({ id }) => id === letter.lead_id)
      const keys = files.flatMap(({ message_id, file_key }) => (message_id === letter.id ? (file_key ?? []) : []))
      if (!isLetterTouched({ ...letter, kind: lead?.kind, keys }, breach, reads)) continue

      const touched = lead ? [personOf(persons, lead.email)] : []
      if (lead) add(touched[0]!, lead, reads?.get(lead.id))
      if (letter.direction === 'in') {
        const sender = personOf(persons, letter.from_address)
        if (letter.from_name) put(sender.names, letter.from_name)
        touched.push(sender)
      }
      for (const person of touched) {
        for (const key of keys) put(person.files, key)
        for (const hour of reads?.get(letter.id) ?? []) put(person.read_in, hour)
      }
    }
  }
}

function filesOf(db: Database, messageIds: string[]) {
  return db
    .selectFrom('lead_message_files')
    .select(['message_id', 'file_key'])
    .where('message_id', 'in', messageIds)
    .where('file_key', 'is not', null)
    .execute()
}

interface Letter {
  id: string
  lead_id: string | null
  at: string
  /** Undefined where it belongs to no lead. */
  kind: LeadKind | undefined
  /** Of its files. */
  keys: string[]
}

function isLetterTouched(
  { id, lead_id, at, kind, keys }: Letter,
  breach: Breach,
  reads: Map<string, string[]> | undefined,
) {
  if (breach.kinds && !(kind && breach.kinds.includes(kind))) return false
  if (breach.file && !(breach.file === 'any' ? keys.length > 0 : keys.includes(breach.file))) return false
  // Whoever reads a lead reads its letters; one that belonged to none is noted by itself.
  if (reads) return reads.has(id) || (lead_id !== null && reads.has(lead_id))
  return at >= breach.since.toISOString() && at <= breach.until.toISOString()
}

/** The hours in which an account read of each lead: those that the time between touches. */
async function readsBy(db: Database, { staff, since, until }: Breach): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('lead_reads')
    .innerJoin('staff', 'staff.id', 'lead_reads.staff_id')
    .select(['lead_id', 'hour'])
    .where('staff.email', '=', staff!.toLowerCase())
    .where('hour', '>', new Date(since.getTime() - HOUR_MS).toISOString())
    .where('hour', '<=', until.toISOString())
    .orderBy('hour')
    .execute()

  const reads = new Map<string, string[]>()
  for (const { lead_id, hour } of rows) reads.set(lead_id, [...(reads.get(lead_id) ?? []), hour])
  return reads
}

async function addSubscribers(
  db: Database,
  { since, until }: Breach,
  reads: Map<string, string[]> | undefined,
  persons: Map<string, Touched>,
) {
  const rows = await db
    .selectFrom('subscribers')
    .select(['id', 'email', 'full_name'])
    // Of one whose list was read it does not matter when they came.
    .$if(!reads, (query) =>
      query.where('created_at', '>=', since.toISOString()).where('created_at', '<=', until.toISOString()),
    )
    .execute()
  for (const { id, email, full_name } of rows) {
    if (reads && !reads.has(id)) continue
    const person = personOf(persons, email)
    person.isSubscribed = true
    put(person.names, full_name)
    for (const hour of reads?.get(id) ?? []) put(person.read_in, hour)
  }
}

function personOf(persons: Map<string, Touched>, email: string): Touched {
  const name = email.toLowerCase()
  const known = persons.get(name)
  if (known) return known

  const person = {
    email: name,
    names: [],
    phones: [],
    kinds: [],
    references: [],
    files: [],
    isSubscribed: false,
    read_in: [],
  }
  persons.set(name, person)
  return person
}

function add(person: Touched, { kind, full_name, phone_number, reference, file_key }: LeadRow, hours: string[] = []) {
  put(person.kinds, kind)
  put(person.names, full_name)
  put(person.references, reference)
  if (phone_number) put(person.phones, phone_number)
  if (file_key) put(person.files, file_key)
  for (const hour of hours) put(person.read_in, hour)
}

function put<Value>(list: Value[], value: Value) {
  if (!list.includes(value)) list.push(value)
}
