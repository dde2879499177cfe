import { hash, randomUUIDv7 } from 'node:crypto'
import type { Staff } from '#desk/access/staff-context.ts'
import { type DeskLead, findDeskLead } from '#desk/leads/lead/find-desk-lead.ts'
import { seenOf } from '#desk/leads/lead/lead-history.ts'
import { defaultSubject } from '#desk/leads/reply/default-subject.ts'
import { findStageLetter, openField } from '#desk/leads/reply/fill-template.ts'
import { isBouncedAddress } from '#desk/leads/reply/load-composer.ts'
import { stageLettersCopy as copy } from '#desk/leads/words.en.ts'
import { findWithdrawal } from '#leads/consents/withdrawn-leads.ts'
import { isSuppressed } from '#leads/suppressions.ts'
import type { Services } from '#platform/services.ts'
import type { OfferedLetters } from './offered-letters.ts'

/** As many as a page of the inbox has. */
const MOST = 50

export interface StageLetter {
  leadId: string
  /** Of the letter, and of its form: sent twice, it is one. */
  id: string
  name: string
  email: string
  opening: string
  subject: string
  text: string
  /** Of what is shown: another text does not go under the same press of the button. */
  digest: string
  /** How its lead stood; see seenOf. */
  seen: string
  /** Why it does not go from here; null where it does. */
  why: string | null
}

/** The letters of a stage to these applicants, each with its own fields. Whom this person does not see is left out. */
export async function listStageLetters(
  { stage, leads }: OfferedLetters,
  staff: Staff,
  services: Pick<Services, 'db' | 'env' | 'now'>,
): Promise<StageLetter[]> {
  const letters: StageLetter[] = []
  for (const leadId of [...new Set(leads)].slice(0, MOST)) {
    const lead = await findDeskLead(services, leadId, staff)
    const filled = lead && (await findStageLetter(lead, stage, staff, services))
    if (!lead || !filled) continue

    const subject = filled.subject ?? defaultSubject(lead)
    const { job_title } = JSON.parse(lead.details) as { job_title?: string }
    letters.push({
      ...{ leadId, id: randomUUIDv7(), name: lead.full_name, email: lead.email, opening: job_title ?? '' },
      ...{ subject, text: filled.text, digest: hash('sha256', `${subject}\n${filled.text}`) },
      seen: seenOf(lead),
      why: await whyNot(lead, { stage, text: `${subject}\n${filled.text}` }, services),
    })
  }
  return letters
}

async function whyNot(
  lead: DeskLead,
  { stage, text }: Pick<OfferedLetters, 'stage'> & { text: string },
  { db }: Pick<Services, 'db'>,
): Promise<string | null> {
  const open = openField(text)
  if ((lead.stage ?? 'received') !== stage) return copy.why.moved
  if (lead.quarantine_reason !== null) return copy.why.held
  if (await findWithdrawal(db, lead.id)) return copy.why.withdrawn
  if (await isWrittenTo(lead, db)) return copy.why.told
  if (open !== undefined) return copy.why.open(open)
  if (await isSuppressed(db, lead.email)) return copy.why.notWanted
  return (await isBouncedAddress(lead.email, db)) ? copy.why.bounced : null
}

/** A letter of ours has gone since it came to its stage, or is about to. */
async function isWrittenTo({ id, stage_at }: DeskLead, db: Services['db']): Promise<boolean> {
  const letter = await db
    .selectFrom('lead_messages')
    .leftJoin('outbox', 'outbox.id', 'lead_messages.id')
    .select('lead_messages.id')
    .where('lead_messages.lead_id', '=', id)
    .where('direction', '=', 'out')
    .where('automatic', 'is', null)
    .where('taken_back_at', 'is', null)
    .where('at', '>=', stage_at ?? '')
    .where('outbox.failed_at', 'is', null)
    .executeTakeFirst()
  return letter !== undefined
}
