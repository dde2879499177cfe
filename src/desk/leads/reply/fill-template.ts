import { brandName } from '#company/brand-name.ts'
import { companyFacts } from '#company/facts.ts'
import { firstId } from '#company/registers/first-values.ts'
import { fieldsIn, fillFields, type TemplateField } from '#company/registers/template-fields.en.ts'
import type { LeadRow } from '#database/tables.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import { inIndianDate } from '#india/indian-date.ts'
import { inIndianTime } from '#india/indian-time.ts'
import { withOwnConsent } from '#leads/consents/list-consents.ts'
import { greetedName } from '#leads/greeted-name.ts'
import { ownPageLink } from '#leads/own-page/own-page-link.ts'
import type { Stage } from '#leads/stages.ts'
import type { Services } from '#platform/services.ts'
import { phoneOf } from './signature.ts'

type Writer = Pick<Staff, 'name' | 'role'>
type Needed = Pick<Services, 'db' | 'env' | 'now'>

export interface FilledTemplate {
  id: string
  title: string
  language: string
  /** Null: the subject stays as it is. */
  subject: string | null
  text: string
}

/** The templates that fit a lead, with all filled in that is known of it. What is not known stays open. */
export async function listTemplates(lead: LeadRow, staff: Writer, services: Needed): Promise<FilledTemplate[]> {
  const known = await knownOf(lead, staff, services)
  return companyFacts()
    .templates.filter(({ kind }) => kind === 'any' || kind === lead.kind)
    .map(({ id, title, language, subject, text }) => ({
      ...{ id, title, language },
      subject: subject && fillFields(subject, known),
      text: fillFields(text, known),
    }))
}

/** The letter that the desk offers with a stage of an application; undefined where there is none, or staff hide it. */
export async function findStageLetter(
  lead: LeadRow,
  stage: Stage,
  staff: Writer,
  services: Needed,
): Promise<FilledTemplate | undefined> {
  if (lead.kind !== 'application') return undefined
  return (await listTemplates(lead, staff, services)).find(({ id }) => id === stageLetterId(stage))
}

/** Of the template that is a stage's letter; see the keys of templates.en.ts. */
export function stageLetterId(stage: Stage): string {
  return firstId('templates', `letter-${stage}`, 0)
}

/** The first field that nobody has filled in. */
export function openField(...texts: string[]): string | undefined {
  return texts.flatMap(fieldsIn)[0]
}

async function knownOf(
  lead: LeadRow,
  { name, role }: Writer,
  services: Needed,
): Promise<Partial<Record<TemplateField, string>>> {
  const { full_name, reference, received_at, reply_by, phone_number } = lead
  const { job_title } = JSON.parse(lead.details) as { job_title?: string }
  const greeted = greetedName(full_name)
  return {
    // Whoever typed the address typed the name too: what is no name stays open, to be written.
    ...(greeted && { name: greeted }),
    reference,
    received: inIndianDate(received_at),
    ...(reply_by && { 'reply by': inIndianTime(new Date(reply_by)) }),
    ...(job_title && { opening: job_title }),
    ...(withOwnConsent().includes(lead.kind) && { 'own page': await ownPageLink(lead.id, 'whole', services) }),
    ...(phone_number && { phone: phone_number }),
    staff: name,
    'our phone': phoneOf(role),
    company: brandName(),
  }
}
