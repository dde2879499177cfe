import { sql } from 'kysely'
import type { Database } from '#database/database.ts'
import { leadOfReplyAddress } from '#leads/conversation/reply-address.ts'
import { copyId } from '#leads/conversation/thread-ids.ts'
import type { Services } from '#platform/services.ts'
import { sameAddress } from '#platform/text/read-email-address.ts'
import type { Letter } from './letter.ts'
import { listMailboxes } from './mailboxes.ts'

/** By what a letter was found to belong to a lead. */
type MatchedBy = 'token' | 'reference' | 'address'

interface Match {
  leadId: string
  by: MatchedBy
}

/** What goes to more people at once is no answer. */
const MOST_ANSWERED = 20
const MOST_OF_SENDER = 100

type Asked = Pick<Services, 'db' | 'env'>

/**
 * The lead to which a letter belongs. `other` is the address on the other side: of its sender, or of whom staff wrote to.
 */
export async function matchLetter(letter: Letter, other: string[], services: Asked): Promise<Match | undefined> {
  return (
    (await byToken(letter, services)) ??
    (await byReference(letter, other, services)) ??
    // A robot refers to what it answers, or it answers nothing.
    (letter.automatic ? undefined : await byAddress(other, services.db))
  )
}

async function byToken({ to }: Letter, services: Asked): Promise<Match | undefined> {
  for (const address of to) {
    const named = await leadOfReplyAddress(address, services)
    if (named && (await isLead(named, services.db))) return { leadId: named, by: 'token' }
  }
  return undefined
}

/** Nearest first: a letter may refer to several conversations, and answers the last of them. */
async function byReference(
  { references, bounce }: Letter,
  other: string[],
  { db, env }: Asked,
): Promise<Match | undefined> {
  for (const id of [...(bounce?.messageIds ?? []), ...references]) {
    const ofMail = await leadOfMail(id, { db, env })
    if (ofMail) return { leadId: ofMail, by: 'reference' }
    const ofLetter = await leadOfLetter(id, db)
    if (ofLetter) return { leadId: (await leadOfCopy(id, other, db)) ?? ofLetter, by: 'reference' }
  }
  return undefined
}

/** Of a mail of ours, whose id is its row's in the outbox. */
async function leadOfMail(messageId: string, { db, env }: Asked): Promise<string | undefined> {
  const id = ownId(messageId, env)
  if (!id) return undefined
  const row = await db.selectFrom('outbox').select('lead_id').where('id', '=', id).executeTakeFirst()
  if (row?.lead_id) return row.lead_id
  const letter = await db.selectFrom('lead_messages').select('lead_id').where('id', '=', id).executeTakeFirst()
  return letter?.lead_id ?? undefined
}

/** The row's id in a message-id that our mailer made; undefined where it is not ours. */
export function ownId(messageId: string, { SITE_URL }: Pick<Services['env'], 'SITE_URL'>): string | undefined {
  const [, id, host] = /^([\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})@(.+)$/i.exec(messageId) ?? []
  return id && host?.toLowerCase() === new URL(SITE_URL).hostname ? id.toLowerCase() : undefined
}

async function leadOfLetter(messageId: string, db: Database): Promise<string | undefined> {
  const letter = await db
    .selectFrom('lead_messages')
    .select('lead_id')
    .where('message_id', '=', messageId)
    .executeTakeFirst()
  return letter?.lead_id ?? undefined
}

/**
 * The newest open lead of an address. Of several open ones it is the newest: who writes anew, without answering
 * anything, goes on with what they sent last, and the lead's page shows staff the others of the same person. None in
 * quarantine: nobody is to answer these before they were looked at, and a letter must not lie there unseen.
 */
async function byAddress(addresses: string[], db: Database): Promise<Match | undefined> {
  if (addresses.length === 0) return undefined
  const lead = await db
    .selectFrom('leads')
    .leftJoin('lead_handling as handling', 'handling.lead_id', 'leads.id')
    .select('leads.id')
    .where(sql<string>`lower(leads.email)`, 'in', addresses.map(sameAddress))
    .where('leads.quarantine_reason', 'is', null)
    // What the desk has not taken in yet is as new as can be.
    .where((eb) => eb.or([eb('handling.status', 'is', null), eb('handling.status', 'in', ['new', 'in-hand'])]))
    .where('leads.kind', '!=', 'subscription')
    .orderBy('leads.received_at', 'desc')
    .orderBy('leads.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return lead && { leadId: lead.id, by: 'address' }
}

/** The other leads to whose senders staff wrote one letter: of each address the newest open one. */
export async function alsoWrittenTo({ to }: Letter, leadId: string, db: Database): Promise<string[]> {
  const lead = await db.selectFrom('leads').select('email').where('id', '=', leadId).executeTakeFirst()
  const found: string[] = []
  for (const address of to.slice(0, MOST_ANSWERED)) {
    if (sameAddress(address) === sameAddress(lead?.email ?? '')) continue
    const other = await byAddress([address], db)
    if (other && other.leadId !== leadId && !found.includes(other.leadId)) found.push(other.leadId)
  }
  return found
}

/** Of one letter to several people, the conversation with the one who answers it. */
async function leadOfCopy(messageId: string, senders: string[], db: Database): Promise<string | undefined> {
  if (senders.length === 0) return undefined
  const leads = await db
    .selectFrom('leads')
    .select('id')
    .where(sql<string>`lower(email)`, 'in', senders.map(sameAddress))
    .orderBy('received_at', 'desc')
    .limit(MOST_OF_SENDER)
    .execute()
  if (leads.length === 0) return undefined
  const ids = leads.map(({ id }) => copyId(id, messageId))
  const copy = await db.selectFrom('lead_messages').select('lead_id').where('message_id', 'in', ids).executeTakeFirst()
  return copy?.lead_id ?? undefined
}

async function isLead(id: string, db: Database): Promise<boolean> {
  return (await db.selectFrom('leads').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

export interface Writer {
  /** One of us: staff, or one of our mailboxes. */
  isOurs: boolean
  /** Who of staff, where their own address says so. */
  staff: { id: string; name: string } | null
}

/**
 * Who wrote a letter, as far as its sender's address can be believed: one that our server found forged is nobody's of
 * ours.
 */
export async function whoWrote({ from, isForged }: Letter, { db, env }: Asked): Promise<Writer> {
  if (!from || isForged) return { isOurs: false, staff: null }
  const address = sameAddress(from.address)
  const staff = await db
    .selectFrom('staff')
    .select(['id', 'name'])
    .where('email', '=', address)
    .where('blocked_at', 'is', null)
    .executeTakeFirst()
  return { isOurs: staff !== undefined || isOwnAddress(address, env), staff: staff ?? null }
}

/** The site's own addresses, whatever stands after a plus. */
function isOwnAddress(address: string, env: Services['env']): boolean {
  const { MAIL_FROM, REPLY_ADDRESS, SALES_EMAIL, SUPPORT_EMAIL, HR_EMAIL } = env
  const own = [MAIL_FROM, REPLY_ADDRESS, SALES_EMAIL, SUPPORT_EMAIL, HR_EMAIL].flatMap((each) => each ?? [])
  const all = [...own, ...listMailboxes(env).map(({ user }) => user)].map(withoutPlus)
  return all.includes(withoutPlus(address))
}

/** A copy of what the site sent itself: a receipt, a notice to staff, an answer from the desk. */
export async function isOwnMail({ messageId, from, isForged }: Letter, { db, env }: Asked): Promise<boolean> {
  const id = ownId(messageId, env)
  if (!id || !from || isForged || !isOwnAddress(from.address, env)) return false
  return (await isIn(db, 'outbox', id)) || (await isIn(db, 'lead_messages', id)) || isFromRobot(from.address, env)
}

// Rows of the outbox go with their leads; what the site sends under this address nobody writes by hand.
function isFromRobot(address: string, { MAIL_FROM }: Services['env']): boolean {
  return sameAddress(address) === sameAddress(MAIL_FROM)
}

async function isIn(db: Database, table: 'outbox' | 'lead_messages', id: string): Promise<boolean> {
  return (await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

function withoutPlus(address: string): string {
  return sameAddress(address).replace(/\+[^@]*(?=@)/, '')
}
