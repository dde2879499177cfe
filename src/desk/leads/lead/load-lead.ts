import { companyFacts } from '#company/facts.ts'
import type { LeadRow } from '#database/tables.ts'
import { listReads } from '#desk/access/lead-reads.ts'
import { maskEmail, maskPhone, maskText } from '#desk/access/mask-contacts.ts'
import { may } from '#desk/access/roles.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import { deskDuration, indiaMinute } from '#desk/frame/desk-time.ts'
import { isOverdue } from '#desk/leads/inbox/is-overdue.ts'
import { summarise } from '#desk/leads/inbox/summarise.ts'
import { leadsOfPerson } from '#desk/leads/person/leads-of-person.ts'
import { loadRatings } from '#desk/leads/ratings/find-ratings.ts'
import { listThread, type ThreadEntry } from '#desk/leads/reply/list-thread.ts'
import { loadComposer } from '#desk/leads/reply/load-composer.ts'
import { countNotIndexed } from '#desk/leads/search/index-leads.ts'
import { findPoolEnd } from '#leads/application/talent-pool.ts'
import { eraseBy, findWithdrawal } from '#leads/consents/withdrawn-leads.ts'
import { enquiryKindCopy } from '#leads/enquiry/kind-words.en.ts'
import { retainedUntil } from '#leads/forget-old-leads.ts'
import { LEAD_KINDS, tellLead } from '#leads/kinds.ts'
import { languageOfLead } from '#leads/lead-context.ts'
import { findVisit, type Visit, visitInWords } from '#leads/visits/visit-slots.ts'
import type { Services } from '#platform/services.ts'
import { inLanguage } from '#platform/text/in-language.ts'
import { FIRST_LANGUAGE } from '#platform/text/language.ts'
import { LANGUAGES } from '#platform/text/languages.ts'
import { listDeliveries, stateOf } from './deliveries.ts'
import { type DeskLead, findDeskLead } from './find-desk-lead.ts'
import { findFollowUp } from './follow-ups.ts'
import { findStageByVisit, listHistory, seenOf } from './lead-history.ts'
import { listOwners } from './owners.ts'
import { loadPreview, resumeTrouble } from './resume.ts'
import { leadDeskCopy } from './words.en.ts'

const { labels } = leadDeskCopy

interface DescribedLead {
  lines: [label: string, value: string][]
  /** What was written at length, with its line breaks. */
  text?: { label: string; value: string }
}

const { clock: copy } = leadDeskCopy
const MOST_EARLIER = 20
/** Facts that lead to somebody's door. */
const HOME = ['address_line_1', 'address_line_2', 'pincode']

/** All that the page of a lead shows; undefined where this person sees no such lead. */
export async function loadLead(id: string, staff: Staff, services: Pick<Services, 'db' | 'env' | 'now'>) {
  const { db, env, now } = services
  const lead = await findDeskLead(services, id, staff)
  if (!lead) return undefined

  const [deliveries, notes, history, consents, others, owners, reads, followUp, notIndexed] = await Promise.all([
    listDeliveries(db, id),
    db.selectFrom('lead_notes').selectAll().where('lead_id', '=', id).orderBy('written_at').orderBy('id').execute(),
    listHistory(db, lead),
    db.selectFrom('consents').selectAll().where('lead_id', '=', id).orderBy('occurred_at').orderBy('id').execute(),
    leadsOfPerson(db, id, staff),
    listOwners(db, staff),
    // Who watches the watchers: admins alone.
    may(staff.role, 'activity.read') ? listReads(db, { leadIds: [id] }) : null,
    findFollowUp(db, id),
    countNotIndexed(db),
  ])
  const visit = await findVisit(db, id)
  const poolEndsAt = (await findPoolEnd(db, id, now())) ?? null
  const withdrawnAt = await findWithdrawal(db, id)
  const erasedBy = withdrawnAt && eraseBy(withdrawnAt, services).toISOString()
  const kept = erasedBy ?? retainedUntil(lead, env)?.toISOString() ?? null
  const mayContact = may(staff.role, 'contacts.read')
  const shown = (text: string) => (mayContact ? text : maskText(text))
  const isApplicant = LEAD_KINDS[lead.kind].from === 'applicants'
  const thread = await listThread(db, lead, { deliveries, env, now: now() })
  const { kind, reference, full_name, email, received_at, status, stage, stage_at } = lead
  const { owner, quarantine_reason } = lead
  const { answered_at, closed_at, released_reason, released_by, released_at } = lead

  const { name: kindName, stages, isAboutData = false } = LEAD_KINDS[kind]

  return {
    lead: {
      id,
      kind,
      kindName,
      isApplication: isApplicant,
      stages: stages ? (['received', ...stages] as const) : [],
      worth: lead.worth_rupees,
      product: lead.product,
      lostBecause: lead.lost_because,
      reference,
      full_name,
      received_at,
      reply_by: lead.due_by,
      status,
      stage,
      owner,
      answered_at,
      closed_at,
      isNotTold:
        stage === 'declined' && stage_at !== null && !withdrawnAt && !thread.some((entry) => tells(entry, stage_at)),
    },
    seen: seenOf(lead),
    sent: describeLead(lead, mayContact),
    isConversation: isConversation(lead),
    clock: replyClock(lead, now()),
    callTo: mayContact && lead.phone_number && `tel:${lead.phone_number.replace(/[^+\d]/g, '')}`,
    // What people write to each other names phones and addresses.
    thread: mayContact ? thread : [],
    composer: await loadComposer(lead, { staff, thread }, services),
    /** Whose letters are "yours". */
    staffId: staff.id,
    quarantine: quarantine_reason,
    /** Consent was taken back: when, and until when all of it is erased. */
    withdrawn: withdrawnAt && erasedBy ? { at: withdrawnAt, erasedBy } : null,
    receiptHeld: lead.receipt_held,
    visit: visit ? visitInWords(visit) : null,
    /** The time that is still booked though the lead needs it no more. */
    idleVisit: visit && isIdle(visit, lead, now()) ? { slot: visit.id, when: visitInWords(visit) } : null,
    /** The line of the history by which a booking set the stage, while nothing was done since. */
    stageByVisit: (await findStageByVisit(db, lead)) ?? null,
    release:
      released_reason && released_by && released_at
        ? { reason: released_reason, by: released_by, at: released_at }
        : null,
    origin: describeOrigin(lead),
    // A photo of a bill and a resume name their owner's home and phone.
    resume: mayContact ? resumeTrouble(lead, { env }) : ('none' as const),
    // What a resume says is whom it is from, too.
    preview: isApplicant && mayContact ? await loadPreview(lead, services) : null,
    ratings: isApplicant ? await loadRatings(db, lead, staff) : null,
    retainedUntil: kept && poolEndsAt && poolEndsAt > kept ? poolEndsAt : kept,
    poolEndsAt,
    deliveries: deliveries.map((row) => ({
      id: row.id,
      kind: row.kind,
      state: stateOf(row, now()),
      attempts: row.attempts,
      begunAt: row.created_at,
      dueAt: row.due_at,
      doneAt: row.delivered_at ?? row.failed_at,
      // What a mail server says may quote an address.
      error: mayContact ? row.last_error : null,
    })),
    notes: notes.map(({ id, staff_name, text, written_at }) => ({
      id,
      by: staff_name,
      text: shown(text),
      at: written_at,
    })),
    history,
    followUp: followUp
      ? {
          at: followUp.due_at,
          text: shown(followUp.text),
          by: followUp.set_by_name,
          isMissed: followUp.due_at < now().toISOString(),
        }
      : null,
    // The least that its input takes.
    thisMinute: indiaMinute(now()),
    consents: consents.map(({ id, purpose, action, occurred_at, notice_version }) => ({
      ...{ id, purpose, action, notice_version },
      at: occurred_at,
    })),
    notIndexed,
    others: others
      .filter((other) => other.id !== id)
      .slice(0, MOST_EARLIER)
      .map((other) => ({
        ...{ id: other.id, kind: other.kind, reference: other.reference, status: other.status },
        at: other.received_at,
        excerpt: shown(summarise(other)),
        /** For an answer, of which one may be for all. */
        isWaiting: (other.status === 'new' || other.status === 'in-hand') && other.quarantine_reason === null,
      })),
    owners,
    products: Object.entries(companyFacts().products).map(([key, { name }]) => ({ key, name })),
    reads,
    /** Whose data is asked about, for whoever may look them up. */
    askedAbout: isAboutData && may(staff.role, 'privacy.write') ? email : null,
    mayWrite: may(staff.role, 'leads.write'),
    maySend: may(staff.role, 'outbox.write'),
  }
}

export type LoadedLead = NonNullable<Awaited<ReturnType<typeof loadLead>>>

function isIdle({ starts_at }: Visit, { kind, stage }: DeskLead, now: Date): boolean {
  if (starts_at <= now.toISOString()) return false
  return LEAD_KINDS[kind].from === 'applicants' ? stage !== 'interview' : stage === 'lost'
}

/** A letter of ours that has gone since, or is about to. */
function tells(entry: ThreadEntry, since: string): boolean {
  if (entry.what !== 'letter' || entry.direction !== 'out' || entry.automatic || entry.at < since) return false
  return entry.delivery?.state !== 'taken-back' && entry.delivery?.state !== 'failed'
}

function masked({ full_name, email, phone_number }: LeadRow) {
  return { full_name, email: maskEmail(email), phone_number: phone_number && maskPhone(phone_number) }
}

/** How the promised reply stands: what is left of its time, or how long it is over. */
function replyClock(lead: DeskLead, now: Date): { text: string; isOverdue: boolean } {
  const { due_by, status, answered_at } = lead
  if (!due_by) return { text: copy.none, isOverdue: false }

  // Who wrote again waits again, whenever they were answered first.
  if (status !== 'new' && status !== 'in-hand') {
    const answered = answered_at && answered_at > due_by ? copy.answeredLate : copy.answered
    return { text: answered_at ? answered : '', isOverdue: false }
  }

  const leftMs = Date.parse(due_by) - now.getTime()
  return leftMs < 0
    ? { text: copy.overdue(deskDuration(-leftMs)), isOverdue: isOverdue({ ...lead, reply_by: due_by }, now) }
    : { text: copy.left(deskDuration(leftMs)), isOverdue: false }
}

/** Whether it says that it is what was said to the assistant. Its sender's browser wrote that down. */
function isConversation(lead: LeadRow): boolean {
  const begins = inLanguage(languageOfLead(lead), () => enquiryKindCopy.conversation)
  return lead.kind === 'contact' && (tellLead(lead).text?.value ?? '').includes(begins)
}

/** Everything that a visitor sent, under names that staff can read; whom it is from masked for who may not write to them. */
function describeLead(lead: LeadRow, mayContact: boolean): DescribedLead {
  const { full_name, email, phone_number } = mayContact ? lead : masked(lead)
  const shown = (written: string) => (mayContact ? written : maskText(written))
  const { facts, text } = tellLead(lead)
  const lines: [string, string | null][] = [
    [labels.full_name, full_name],
    [labels.email, email],
    [labels.phone_number, phone_number],
    ...facts
      .filter(({ name }) => mayContact || !HOME.includes(name))
      .map(({ label, value }): [string, string] => [label, shown(value)]),
  ]

  return {
    lines: lines.filter((line): line is [string, string] => Boolean(line[1])),
    ...(text && { text: { label: text.label, value: shown(text.value) } }),
  }
}

const { origin: originCopy } = leadDeskCopy
const CAMPAIGN = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'gclid'] as const

type Campaign = Partial<Record<(typeof CAMPAIGN)[number], string>>

interface Attribution {
  last?: Campaign
  first?: Campaign
  referrer?: string
  landing_path?: string
  came_by?: 'mail'
}

/** Where a visitor came from, line by line; none where nobody said. */
function describeOrigin({ attribution }: Pick<LeadRow, 'attribution'>): [label: string, value: string][] {
  const { last, first, referrer, landing_path, came_by } = JSON.parse(attribution ?? '{}') as Attribution
  const language = languageOfLead({ attribution })
  const lines: [string, string | undefined][] = [
    [originCopy.language, language === FIRST_LANGUAGE ? undefined : LANGUAGES[language].name],
    ...campaign(originCopy.last, last),
    ...campaign(originCopy.first, first),
    [originCopy.referrer, referrer],
    [originCopy.landing_path, landing_path],
    [originCopy.came_by, came_by && originCopy.ways[came_by]],
  ]
  return lines.filter((line): line is [string, string] => Boolean(line[1]))
}

function campaign(visit: string, told: Campaign = {}): [string, string | undefined][] {
  return CAMPAIGN.map((key) => [`${visit}: ${originCopy[key].toLowerCase()}`, told[key]])
}
