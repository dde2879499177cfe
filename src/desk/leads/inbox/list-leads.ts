import { sql } from 'kysely'
import { type Database, engineOf } from '#database/database.ts'
import type { LeadKind, LeadStage, LeadStatus } from '#database/tables.ts'
import { kindsSeenBy } from '#desk/access/kinds-seen.ts'
import { maskPhone, maskText } from '#desk/access/mask-contacts.ts'
import { may } from '#desk/access/roles.ts'
import { deskAge } from '#desk/frame/desk-time.ts'
import { findRatings, type Rating } from '#desk/leads/ratings/find-ratings.ts'
import { phoneMark } from '#desk/leads/search/lead-words.ts'
import { hasMark } from '#desk/leads/search/matching-leads.ts'
import { takesBack } from '#leads/consents/record-consent.ts'
import { LEAD_KINDS } from '#leads/kinds.ts'
import { isOverdue } from './is-overdue.ts'
import {
  followUp,
  isNever,
  isWithin,
  type Order,
  placeOf,
  type Stretch,
  sortedBy,
  WITHOUT_FOLLOW_UP,
} from './lead-order.ts'
import { openSearch, readSearched, type Search } from './search-leads.ts'
import { type Asked, type Reading, selectLeads } from './select-leads.ts'
import { summarise } from './summarise.ts'
import { unindexed } from './unindexed.ts'

const PAGE = 50

export interface ListedLead {
  id: string
  kind: LeadKind
  reference: string
  full_name: string
  /** Masked for whoever may not call it. */
  phone: string | null
  mayCall: boolean
  /** City and state, where the kind asks for them. */
  place: string
  /** As the last visit's address named it. */
  campaign: string
  /** How many leads came from this email or phone, itself among them, of the kinds that this person sees. */
  ofSameSender: number
  /** The beginning of what it says. */
  excerpt: string
  received_at: string
  /** How long ago that was. */
  age: string
  /** What an applicant applied for. */
  opening: string
  reply_by: string | null
  status: LeadStatus
  stage: LeadStage | null
  isApplication: boolean
  owner: string | null
  isQuarantined: boolean
  isReceiptHeld: boolean
  isOverdue: boolean
  /** Declined, and no letter has gone since. */
  isNotTold: boolean
  /** Its sender took consent back: nobody is to call or write. */
  isWithdrawn: boolean
  /** What colleagues think of an applicant; null where nobody has said. `mean` is null while it could sway this person. */
  rating: Rating | null
  /** When somebody means to call again, and about what. */
  followUp: { at: string; text: string; isMissed: boolean } | null
}

interface LeadPage {
  leads: ListedLead[]
  /** Where the next page begins, if there is one. */
  next?: string
}

/** A page of the inbox, from a place that an earlier page named. Whatever arrives meanwhile, no lead is shown twice or left out. */
export async function listLeads(
  db: Database,
  asked: Asked,
  { after, search }: { after?: string | undefined; search?: Search } = {},
): Promise<LeadPage> {
  const rows = await listRows(db, asked, { after, search, limit: PAGE + 1 })
  const shown = rows.slice(0, PAGE)
  const ofSender = await countBySender(db, shown, asked.viewer)
  const ratings = await findRatings(db, shown, asked.viewer)
  const leads = shown.map((row) => toListed(row, { ofSender, ratings }, asked))
  const last = rows[PAGE - 1]

  return { leads, next: rows.length > PAGE && last ? placeOf(last, asked) : undefined }
}

interface Wish extends Stretch {
  limit: number
  /** Where it was opened already. */
  search?: Search | undefined
}

/** As many of the leads that are asked for as `limit` says, in their order, with all that is known of each. */
export async function listRows(db: Database, asked: Asked, { search, ...wish }: Wish) {
  const { sort, followUp: withFollowUp } = asked.filter
  const opened = search ?? (await openSearch(db, asked))
  const read = (part: Wish, order: Order = sort, followUps?: Reading['followUps']) =>
    readSearched(db, asked, opened, { ...part, order, followUps }, (reading) =>
      readRows(db, asked, part, order, { ...reading, followUps }),
    )
  if (sort !== 'follow-up' || withFollowUp !== '') return read(wish)

  // No index has the whole of this order: those that somebody means to call are few, and the others follow by their ids.
  const isAmongOthers = isNever(wish.after)
  const called = (limit: number) => read({ ...wish, limit }, sort, 'some')
  const others = (limit: number, after = wish.after) => read({ ...wish, after, limit }, WITHOUT_FOLLOW_UP, 'none')
  if (wish.isBackwards) {
    const last = isAmongOthers ? await others(wish.limit) : []
    return last.length < wish.limit ? [...last, ...(await called(wish.limit - last.length))] : last
  }
  const first = isAmongOthers ? [] : await called(wish.limit)
  return first.length < wish.limit
    ? [...first, ...(await others(wish.limit - first.length, isAmongOthers ? wish.after : ''))]
    : first
}

async function readRows(db: Database, asked: Asked, { limit, ...stretch }: Wish, order: Order, reading: Reading) {
  const page = selectLeads(db, asked, reading)
    .where(isWithin(order, stretch))
    .select('handling.number')
    .orderBy(sortedBy(order, stretch.isBackwards))
    .limit(limit)

  // The rest is read for those of the page alone.
  return await db
    .selectFrom(page.as('page'))
    .innerJoin('lead_handling as handling', 'handling.number', 'page.number')
    .innerJoin('leads', 'leads.id', 'handling.lead_id')
    .leftJoin('staff', 'staff.id', 'handling.owner_id')
    .selectAll('leads')
    .select(['handling.status', 'handling.stage', 'handling.answered_at', 'handling.closed_at', 'staff.name as owner'])
    .select(['handling.worth_rupees', 'handling.product', 'handling.lost_because'])
    .select([isNotTold.as('is_not_told'), isWithdrawn.as('is_withdrawn')])
    .select([followUp('due_at').as('follow_up_at'), followUp('text').as('follow_up_text')])
    // In memory: SQLite would walk the whole index in this order, and look for each lead whether it is of the page.
    .orderBy(sortedBy(order, stretch.isBackwards, engineOf(db) === 'sqlite'))
    .execute()
}

export type DeskLeadRow = Awaited<ReturnType<typeof listRows>>[number]

// A letter that is taken back, or that no mail server took, has told nobody.
const isNotTold = sql<boolean | number>`(
  handling.stage = 'declined' and handling.stage_at is not null and not exists (
    select 1 from lead_messages as letter left join outbox on outbox.id = letter.id
    where letter.lead_id = handling.lead_id and letter.direction = 'out' and letter.at >= handling.stage_at
      and letter.automatic is null and letter.taken_back_at is null and outbox.failed_at is null
  )
)`

const isWithdrawn = sql<
  boolean | number
>`exists (select 1 from consents where consents.lead_id = leads.id and ${takesBack})`

interface Beside {
  /** By the lead's id. */
  ofSender: Map<string, number>
  ratings: Map<string, Rating>
}

function toListed(row: DeskLeadRow, { ofSender, ratings }: Beside, { viewer, now }: Asked): ListedLead {
  const mayContact = may(viewer.role, 'contacts.read')
  const shown = (text: string) => (mayContact ? text : maskText(text))
  const { id, kind, reference, full_name, received_at, reply_by, status, stage, owner } = row
  const { address, job_title } = JSON.parse(row.details) as {
    address?: { city_name?: string; state?: { name?: string } }
    job_title?: string
  }
  const { last } = JSON.parse(row.attribution ?? '{}') as { last?: { utm_campaign?: string } }
  const place = [address?.city_name, address?.state?.name].filter(Boolean).join(', ')
  const excerpt = summarise(row)

  return {
    ...{ id, kind, reference, full_name, received_at, reply_by, status, stage, owner },
    age: deskAge(received_at, now),
    opening: job_title ?? '',
    mayCall: mayContact,
    phone: row.phone_number && (mayContact ? row.phone_number : maskPhone(row.phone_number)),
    place,
    campaign: last?.utm_campaign ?? '',
    ofSameSender: ofSender.get(id) ?? 1,
    isApplication: LEAD_KINDS[kind].from === 'applicants',
    // Of an audit that has nothing else to say it is the place.
    excerpt: excerpt === place ? '' : shown(excerpt),
    isQuarantined: row.quarantine_reason !== null,
    isReceiptHeld: row.receipt_held !== null,
    isOverdue: isOverdue(row, now),
    isNotTold: Boolean(row.is_not_told) && !row.is_withdrawn,
    isWithdrawn: Boolean(row.is_withdrawn),
    rating: ratings.get(id) ?? null,
    followUp: row.follow_up_at
      ? { at: row.follow_up_at, text: shown(row.follow_up_text ?? ''), isMissed: row.follow_up_at < now.toISOString() }
      : null,
  }
}

/**
 * Somebody writes from two addresses and has one phone. Phones are looked up in the index of words, which may lack what
 * came in the last minute: as long as it is so new, it is on the first page itself.
 */
async function countBySender(
  db: Database,
  rows: DeskLeadRow[],
  { role }: Asked['viewer'],
): Promise<Map<string, number>> {
  const emails = [...new Set(rows.map((row) => senderOf(row).email))]
  const phones = [...new Set(rows.flatMap((row) => senderOf(row).phone ?? []))]
  if (emails.length === 0) return new Map()

  const seen = () =>
    db.selectFrom('lead_handling as handling').where(unindexed<LeadKind>(db, 'handling.kind'), 'in', kindsSeenBy(role))
  const address = sql<string>`lower(leads.email)`
  const ofEmails = seen()
    .innerJoin('leads', 'leads.id', 'handling.lead_id')
    .where(address, 'in', emails)
    .select(['handling.lead_id', address.as('sender')])
  // Phone by phone: of all at once PostgreSQL expects so many leads that it reads each one.
  const ofPhones = phones.map((phone) =>
    seen()
      .where(hasMark(db, phone))
      .select(['handling.lead_id', sql<string>`cast(${phone} as text)`.as('sender')]),
  )
  const found = await ofPhones.reduce((query, each) => query.unionAll(each), ofEmails).execute()
  const shown = rows.flatMap((row) => Object.values(senderOf(row)).map((sender) => ({ lead_id: row.id, sender })))
  const leadsOf = Map.groupBy([...found, ...shown], ({ sender }) => sender)

  return new Map(
    rows.map((row) => {
      const { email, phone } = senderOf(row)
      const leads = [email, ...(phone ? [phone] : [])].flatMap((sender) => leadsOf.get(sender) ?? [])
      return [row.id, new Set(leads.map(({ lead_id }) => lead_id)).size]
    }),
  )
}

function senderOf(lead: Pick<DeskLeadRow, 'email' | 'phone_number'>) {
  return { email: lead.email.toLowerCase(), phone: phoneMark(lead) }
}
