import { brandName } from '#company/brand-name.ts'
import type { LeadStage } from '#database/tables.ts'
import { inIndianDate } from '#india/indian-date.ts'
import { inIndianTime } from '#india/indian-time.ts'
import { findPoolEnd } from '#leads/application/talent-pool.ts'
import { LEAD_KINDS, tellLead } from '#leads/kinds.ts'
import { howInWords, slotInWords } from '#leads/visits/slot-in-words.ts'
import { findVisit, isForSlots, listFreeSlots } from '#leads/visits/visit-slots.ts'
import type { Services } from '#platform/services.ts'
import type { OwnLead } from './find-own-lead.ts'
import { listSaid, type Said } from './list-said.ts'
import type { Scope } from './own-page-link.ts'
import { ownPageCopy as copy } from './words.en.ts'

// A slip at the desk can be undone before its sender reads of it.
const DECIDED_MS = 3_600_000

interface Booked {
  when: string
  how: string
  isOver: boolean
}

/** What the page of a lead shows its sender. */
export interface OwnPage {
  scope: Scope
  reference: string
  /** "Your enquiry, sent on 26 November 2026". */
  what: string
  standing: string
  /** While we owe a reply. */
  replyBy: string | null
  isWithdrawn: boolean
  isApplication: boolean
  /** Whether a resume can still be put in the place of the one that we have. */
  mayReplaceResume: boolean
  /** Of an application: until when its sender is thought of for other jobs, or empty; null where nothing is to be agreed to. */
  pool: string | null
  /** Of one who asked for a visit, or was invited; null where nobody did, or nothing is to be done any more. */
  visit: {
    /** Else it is a visit to a home. */
    isInterview: boolean
    booked: Booked | null
    free: { id: string; when: string }[]
  } | null
  /** From here on null and empty where the link came with the form and not by mail. */
  sent: { lines: [label: string, value: string][]; text: { label: string; value: string } | null } | null
  said: (Omit<Said, 'at' | 'direction'> & { by: string; on: string })[]
}

export async function loadOwnPage(
  lead: OwnLead,
  scope: Scope,
  { db, env, now }: Pick<Services, 'db' | 'env' | 'now'>,
): Promise<OwnPage> {
  const { kind, reference, received_at, withdrawnAt } = lead
  const replyBy = withdrawnAt ? null : promisedBy(lead)
  const isApplication = kind === 'application'
  const visit = withdrawnAt ? null : await loadVisit(lead, { db, now })
  const said = scope === 'whole' ? await listSaid(db, lead.id) : []

  return {
    ...{ scope, reference, isApplication },
    what: copy.sentOn(LEAD_KINDS[kind].ownName ?? '', inIndianDate(received_at)),
    standing: withdrawnAt
      ? copy.withdrawn(inIndianDate(withdrawnAt), env.PRIVACY_ANSWER_DAYS)
      : standingOf(lead, { booked: visit?.booked ?? null, scope }, now()),
    replyBy: replyBy && inIndianTime(new Date(replyBy)),
    isWithdrawn: withdrawnAt !== null,
    mayReplaceResume: isApplication && scope === 'whole' && !withdrawnAt && !isDecided(lead),
    pool: isApplication && scope === 'whole' && !withdrawnAt ? await loadPool(lead.id, { db, now }) : null,
    visit: scope === 'whole' ? visit : null,
    sent: scope === 'whole' ? tellSent(lead) : null,
    said: said.map(({ at, direction, ...message }) => ({
      ...message,
      by: direction === 'out' ? copy.byUs(brandName()) : copy.byYou,
      on: inIndianTime(new Date(at)),
    })),
  }
}

async function loadPool(leadId: string, { db, now }: Pick<Services, 'db' | 'now'>): Promise<string> {
  const endsAt = await findPoolEnd(db, leadId, now())
  return endsAt ? inIndianDate(endsAt) : ''
}

function tellSent(lead: OwnLead): OwnPage['sent'] {
  const { facts, text } = tellLead(lead)
  const lines: [string, string][] = [
    [copy.person.name, lead.full_name],
    [copy.person.email, lead.email],
    [copy.person.phone, lead.phone_number ?? ''],
    ...facts.map(({ label, value }): [string, string] => [label, value]),
  ]
  return { lines: lines.filter(([, value]) => value), text: text ?? null }
}

async function loadVisit(lead: OwnLead, { db, now }: Pick<Services, 'db' | 'now'>): Promise<OwnPage['visit']> {
  const isInterview = lead.kind === 'application'
  // Whoever stands elsewhere by now still sees what is booked.
  if (!isForSlots(lead) && !isInterview) return null
  const [visit, free] = await Promise.all([findVisit(db, lead.id), listFreeSlots(db, lead, now())])
  if (!visit && !isForSlots(lead)) return null
  return {
    isInterview,
    booked: visit
      ? { when: slotInWords(visit), how: howInWords(visit), isOver: visit.ends_at < now().toISOString() }
      : null,
    free: free
      .filter(({ id }) => id !== visit?.id)
      .map((slot) => ({
        id: slot.id,
        when: [slotInWords(slot), howInWords({ ...slot, meeting_place: null })].filter(Boolean).join(', '),
      })),
  }
}

/** Where a lead stands, in plain words. That it is in quarantine nobody hears. */
function standingOf(
  { kind, handling }: Pick<OwnLead, 'kind' | 'handling'>,
  { booked, scope }: { booked: Booked | null; scope: Scope },
  now: Date,
): string {
  if (kind === 'application') return stageOf(handling, { booked, scope }, now)
  const status = handling?.status ?? 'new'
  if (status !== 'new' || !booked) return copy.standings[status]
  // What is booked reads whoever reads the sender's mail.
  return scope === 'whole' && !booked.isOver ? copy.visitIsBooked : copy.standings.none
}

/** By when we reply; null where it is answered or over. Who wrote again waits again. */
function promisedBy({ reply_by, handling }: Pick<OwnLead, 'reply_by' | 'handling'>): string | null {
  if (!handling) return reply_by
  return handling.status === 'new' || handling.status === 'in-hand' ? handling.reply_by : null
}

/** Whoever is hired or declined waits for nothing more. */
export function isDecided({ handling }: Pick<OwnLead, 'handling'>): boolean {
  return handling?.stage === 'hired' || handling?.stage === 'declined' || handling?.status === 'closed'
}

function stageOf(
  handling: OwnLead['handling'],
  { booked, scope }: { booked: Booked | null; scope: Scope },
  now: Date,
): string {
  const stage = handling?.stage
  if (!stage) return copy.applied
  if (stage === 'interview' && scope === 'whole') {
    if (!booked) return copy.invited.toChoose
    return booked.isOver ? copy.invited.over : copy.invited.booked
  }
  const isNew = now.getTime() - Date.parse(handling.updated_at ?? '') < DECIDED_MS
  const shown = (stage === 'hired' || stage === 'declined') && isNew ? 'screening' : stage
  const stages: Partial<Record<LeadStage, string>> = copy.stages
  return stages[shown] ?? copy.applied
}
