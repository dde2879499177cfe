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
import { languageOfLead } from '#leads/lead-context.ts'
import { ownPageLink } from '#leads/own-page/own-page-link.ts'
import type { Stage } from '#leads/stages.ts'
import type { Services } from '#platform/services.ts'
import { inLanguage } from '#platform/text/in-language.ts'
import { FIRST_LANGUAGE, type Language } from '#platform/text/language.ts'
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

/**
 * The templates that fit a lead, those in its own language first, with all filled in that is known of it. What is not known
 * stays open. What was translated stands beside its English: not everybody here reads every language.
 */
export async function listTemplates(lead: LeadRow, staff: Writer, services: Needed): Promise<FilledTemplate[]> {
  const ofLead = languageOfLead(lead)
  const written = templatesFor(lead)
  const translated = inLanguage(ofLead, () => templatesFor(lead))
    .filter(({ text, language }, place) => language === FIRST_LANGUAGE && text !== written[place]?.text)
    .map((template) => ({ ...template, id: translationId(template.id, ofLead), language: ofLead }))
  const filled = [...translated, ...written].map((template) => fillTemplate(template, lead, staff, services))
  const isOfLead = ({ language }: FilledTemplate) => Number(language === ofLead)
  return (await Promise.all(filled)).toSorted((a, b) => isOfLead(b) - isOfLead(a))
}

/**
 * The letter that the desk offers with a stage of an application, in the applicant's language where it has one; undefined
 * where there is none, or staff hide it.
 */
export async function findStageLetter(
  lead: LeadRow,
  stage: Stage,
  staff: Writer,
  services: Needed,
): Promise<FilledTemplate | undefined> {
  if (lead.kind !== 'application') return undefined
  const id = stageLetterId(stage)
  const inBoth = [translationId(id, languageOfLead(lead)), id]
  return (await listTemplates(lead, staff, services)).find((template) => inBoth.includes(template.id))
}

/** Of the template that is a stage's letter; see the keys of templates.en.ts. */
export function stageLetterId(stage: Stage): string {
  return firstId('templates', `letter-${stage}`, 0)
}

/** The first field that nobody has filled in. */
export function openField(...texts: string[]): string | undefined {
  return texts.flatMap(fieldsIn)[0]
}

function templatesFor({ kind }: LeadRow) {
  return companyFacts().templates.filter((template) => template.kind === 'any' || template.kind === kind)
}

function translationId(id: string, language: Language): string {
  return `${id}.${language}`
}

/** In its own language, down to the days in it. */
function fillTemplate(
  { id, title, language, subject, text }: Omit<FilledTemplate, 'language'> & { language: Language },
  lead: LeadRow,
  staff: Writer,
  services: Needed,
): Promise<FilledTemplate> {
  return inLanguage(language, async () => {
    const known = await knownOf(lead, staff, services)
    return { id, title, language, subject: subject && fillFields(subject, known), text: fillFields(text, known) }
  })
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
