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
import { automatic } from '#platform/mail/mailer.ts'
import { deliveryId, enqueueOnce } from '#platform/outbox/enqueue-once.ts'
import { defineJob, defineJobToStaff } from '#platform/outbox/outbox.ts'
import type { Services } from '#platform/services.ts'
import { howInWords, slotInWords } from './slot-in-words.ts'
import { visitFile } from './visit-event.ts'
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
  const found = await findVisitAndLead(told, services.db)
  // Erased meanwhile, or in quarantine by now.
  if (!found || found.lead.quarantine_reason || (await isSuppressed(services.db, found.lead.email))) return

  const { lead, lines } = found
  const { env, mail } = services
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
    replyTo: mailboxFor(lead, env),
    subject: copy.subjects[told.change](lead.reference),
    ...content,
    headers: automatic('auto-generated'),
    attachments: [visitFile(found, env)],
  })
})

export const tellStaffOfVisit = defineJobToStaff('visit.tell-staff', async (told: OfVisit, services, deliveryId) => {
  const found = await findVisitAndLead(told, services.db)
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
    attachments: [visitFile(found, env)],
  })
})

/** Of a visit whose lead its sender erased: somebody may be about to drive there. The reference names nobody. */
export const tellStaffOfErasedVisit = defineJobToStaff(
  'visit.erased',
  async (
    {
      reference,
      when,
      to,
      isInterview = false,
    }: { reference: string; when: string; to: string; isInterview?: boolean },
    { mail },
    deliveryId,
  ) => {
    const { mail: copy, notice } = wordsOfSlots(isInterview)
    const lines: LetterLine[] = [
      [copy.lines.reference, reference],
      [copy.lines.when, when],
    ]
    const content = await renderLetter({ preview: when, heading: notice.heading, body: [{ lines }, notice.erased] })
    await mail.send({ id: deliveryId, to, subject: notice.subjects.cancelled(reference, when), ...content })
  },
)

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

async function findVisitAndLead({ visitId, change }: OfVisit, db: Services['db']) {
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
  return { lead, visit, offSince: OFF.includes(change) ? visit.ended_at : null, when, lines }
}

// For an interview it is the opening's name.
function areaOf({ area_name }: { area_name: string }, { kind, details }: Pick<LeadRow, 'kind' | 'details'>): string {
  if (kind !== 'application') return area_name
  return openingTitle((JSON.parse(details) as { job_id?: string | null }).job_id, area_name)
}

function wordsOf({ kind }: Pick<LeadRow, 'kind'>) {
  return wordsOfSlots(kind === 'application')
}
