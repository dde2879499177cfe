import { type LetterLine, renderLetter } from '#company/letter.ts'
import { openingTitle } from '#company/openings/opening-title.ts'
import type { Database } from '#database/database.ts'
import type { LeadRow } from '#database/tables.ts'
import { greetedName } from '#leads/greeted-name.ts'
import { greeting } from '#leads/greeting-words.en.ts'
import { mailboxFor } from '#leads/kinds.ts'
import { addressOfOwner } from '#leads/own-page/own-page-jobs.ts'
import { ownPageLink } from '#leads/own-page/own-page-link.ts'
import { isSuppressed } from '#leads/suppressions.ts'
import type { Env } from '#platform/env.ts'
import { automatic } from '#platform/mail/mailer.ts'
import { deliveryId, enqueueOnce } from '#platform/outbox/enqueue-once.ts'
import { defineJob, defineJobToStaff, enqueue } from '#platform/outbox/outbox.ts'
import type { Services } from '#platform/services.ts'
import { inLanguage } from '#platform/text/in-language.ts'
import { FIRST_LANGUAGE } from '#platform/text/language.ts'
import { howInWords, slotInWords } from './slot-in-words.ts'
import { type ForCalendar, visitFile } from './visit-event.ts'
import { earlierVisits, findVisit } from './visit-slots.ts'
import { wordsOfSlots } from './words-of-slots.ts'

type ByStaff = 'moved-by-us' | 'called-off' | 'freed'
export type VisitChange = 'booked' | 'moved' | 'cancelled' | ByStaff

interface OfVisit {
  visitId: string
  /** In whose language the visitor is told; those of an older release have none. */
  leadId?: string
  change: VisitChange
}

/** Nobody meets at that time. */
const OFF: VisitChange[] = ['cancelled', 'called-off', 'freed']
const CHANGES: VisitChange[] = ['booked', 'moved', 'cancelled', 'moved-by-us', 'called-off', 'freed']

export const tellVisitorOfVisit = defineJob('visit.tell-visitor', async (told: OfVisit, services, deliveryId) => {
  const found = await findVisitAndLead(told, services)
  // Erased meanwhile, or in quarantine by now.
  if (!found || found.lead.quarantine_reason || (await isSuppressed(services.db, found.lead.email))) return

  const { lead, lines } = found
  const { mail } = services
  const { mail: copy } = wordsOf(lead)
  const content = await renderLetter({
    preview: found.when,
    heading: copy.headings[told.change],
    body: [
      greeting(greetedName(lead.full_name)),
      copy.texts[told.change],
      { lines },
      { button: copy.open, href: await ownPageLink(lead.id, 'whole', services) },
    ],
  })
  await mail.send({
    id: deliveryId,
    to: lead.email,
    replyTo: found.organizer,
    subject: copy.subjects[told.change](lead.reference),
    ...content,
    headers: automatic('auto-generated'),
    attachments: [visitFile(found)],
  })
})

export const tellStaffOfVisit = defineJobToStaff('visit.tell-staff', async (told: OfVisit, services, deliveryId) => {
  const found = await findVisitAndLead(told, services)
  if (!found || isByStaff(told.change)) return

  const { lead, lines, when } = found
  const { db, env, mail } = services
  const { notice } = wordsOf(lead)
  const content = await renderLetter({
    preview: when,
    heading: notice.heading,
    body: [
      { lines: [[notice.name, lead.full_name], ...lines] },
      { button: notice.open, href: `${env.SITE_URL}/desk/leads/${lead.id}` },
    ],
  })
  const subject = notice.subjects[told.change](lead.reference, when)
  await mail.send({
    id: deliveryId,
    to: await addressOfOwner(db, lead, env),
    replyTo: lead.email,
    subject,
    ...content,
    // For who has put it into a calendar from the desk.
    attachments: [visitFile(found)],
  })
})

interface ErasedVisit {
  reference: string
  when: string
  to: string
  isInterview?: boolean
  /** Nobody has told them that the lead is gone. */
  mayCome?: boolean
  /** Those of an older release have none. */
  event?: ForCalendar
}

/** Of a visit whose lead is erased: somebody may be about to drive there. Reference and id name nobody. */
export const tellStaffOfErasedVisit = defineJobToStaff(
  'visit.erased',
  async ({ reference, when, to, isInterview = false, mayCome = false, event }: ErasedVisit, { mail }, deliveryId) => {
    const { mail: copy, notice } = wordsOfSlots(isInterview)
    const lines: LetterLine[] = [
      [copy.lines.reference, reference],
      [copy.lines.when, when],
    ]
    const content = await renderLetter({
      preview: when,
      heading: notice.heading,
      body: [{ lines }, mayCome ? notice.forgotten : notice.erased],
    })
    await mail.send({
      id: deliveryId,
      to,
      subject: notice.subjects[mayCome ? 'forgotten' : 'cancelled'](reference, when),
      ...content,
      // Of who may come all the same, the time stays in calendars.
      ...(event && !mayCome && { attachments: [visitFile(event)] }),
    })
  },
)

/**
 * In the transaction that erases a lead, before its rows go: staff are told of a visit that was to come. Its sender is not,
 * since nothing is kept to write to.
 */
export async function tellOfErasedVisit(
  trx: Database,
  lead: LeadRow,
  { env, now }: Pick<Services, 'env' | 'now'>,
  { mayCome = false } = {},
) {
  const at = now()
  const visit = await findVisit(trx, lead.id)
  if (!visit || visit.starts_at <= at.toISOString()) return

  const { id, reference } = lead
  const { starts_at, ends_at, booked_at, earlier, meeting, meeting_place } = visit
  const payload: ErasedVisit = {
    reference,
    when: inLanguage(FIRST_LANGUAGE, () => slotInWords(visit)),
    to: await addressOfOwner(trx, lead, env),
    isInterview: meeting !== null,
    mayCome,
    event: {
      visit: { starts_at, ends_at, booked_at, earlier, meeting, meeting_place },
      lead: { id, reference },
      organizer: mailboxFor(lead, env),
      offSince: at.toISOString(),
    },
  }
  await enqueue(trx, tellStaffOfErasedVisit, payload, { now: at })
}

/** The same where the time of leads is over. Their senders did not ask for it, and may come all the same. */
export async function tellOfForgottenVisits(trx: Database, leadIds: string[], services: Pick<Services, 'env' | 'now'>) {
  if (leadIds.length === 0) return
  const visited = await trx
    .selectFrom('leads')
    .selectAll()
    .where('id', 'in', leadIds)
    .where('id', 'in', (eb) => eb.selectFrom('visits').select('lead_id').where('ended_at', 'is', null))
    .execute()
  for (const lead of visited) await tellOfErasedVisit(trx, lead, services, { mayCome: true })
}

/** In the transaction that changes a visit. What staff did they know themselves. */
export async function tellOfVisit(
  trx: Database,
  { id, leadId, change }: { id: string; leadId: string; change: VisitChange },
  now: Date,
) {
  const payload = { visitId: id, change }
  await enqueueOnce(trx, tellVisitorOfVisit, { ...payload, leadId }, { now, name: nameOf(payload) })
  if (!isByStaff(change)) await enqueueOnce(trx, tellStaffOfVisit, payload, { now, name: nameOf(payload) })
}

/** The ids of all mails that there may be about a visit: a lead can have many, and its outbox has one of each kind. */
export function deliveriesOfVisit(visitId: string): string[] {
  return [tellVisitorOfVisit.kind, tellStaffOfVisit.kind].flatMap((kind) =>
    CHANGES.map((change) => deliveryId(kind, nameOf({ visitId, change }))),
  )
}

function isByStaff(change: VisitChange): change is ByStaff {
  return change === 'moved-by-us' || change === 'called-off' || change === 'freed'
}

function nameOf({ visitId, change }: OfVisit): string {
  return `${visitId} ${change}`
}

async function findVisitAndLead({ visitId, change }: OfVisit, { db, env }: { db: Database; env: Env }) {
  const visit = await db
    .selectFrom('visits')
    .innerJoin('visit_slots as slot', 'slot.id', 'visits.slot_id')
    .select([
      'visits.lead_id',
      'visits.booked_at',
      'visits.ended_at',
      'slot.starts_at',
      'slot.ends_at',
      'slot.area_name',
      'slot.meeting',
      'slot.meeting_place',
      earlierVisits,
    ])
    .where('visits.id', '=', visitId)
    .executeTakeFirst()
  const lead = visit && (await db.selectFrom('leads').selectAll().where('id', '=', visit.lead_id).executeTakeFirst())
  if (!visit || !lead) return undefined

  const when = slotInWords(visit)
  const { lines: copy } = wordsOf(lead).mail
  const how = howInWords(visit)
  const lines: LetterLine[] = [
    [copy.when, when],
    [copy.area, areaOf(visit, lead)],
    ...(how ? [[copy.how, how] as LetterLine] : []),
    [copy.reference, lead.reference],
  ]
  const organizer = mailboxFor(lead, env)
  return { lead, visit, organizer, offSince: OFF.includes(change) ? visit.ended_at : null, when, lines }
}

// For an interview it is the opening's name.
function areaOf({ area_name }: { area_name: string }, { kind, details }: Pick<LeadRow, 'kind' | 'details'>): string {
  if (kind !== 'application') return area_name
  return openingTitle((JSON.parse(details) as { job_id?: string | null }).job_id, area_name)
}

function wordsOf({ kind }: Pick<LeadRow, 'kind'>) {
  return wordsOfSlots(kind === 'application')
}
