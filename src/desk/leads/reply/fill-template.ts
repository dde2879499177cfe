import { brandName } from '#company/brand-name.ts'
import { companyFacts } from '#company/facts.ts'
import { fieldsIn, fillFields, type TemplateField } from '#company/registers/template-fields.en.ts'
import type { LeadRow } from '#database/tables.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import { inIndianDate } from '#india/indian-date.ts'
import { inIndianTime } from '#india/indian-time.ts'
import { greetedName } from '#leads/greeted-name.ts'
import { phoneOf } from './signature.ts'

export interface FilledTemplate {
  id: string
  title: string
  language: string
  /** Null: the subject stays as it is. */
  subject: string | null
  text: string
}

/** The templates that fit a lead, with all filled in that is known of it. What is not known stays open. */
export function listTemplates(lead: LeadRow, staff: Pick<Staff, 'name' | 'role'>): FilledTemplate[] {
  const known = knownOf(lead, staff)
  return companyFacts()
    .templates.filter(({ kind }) => kind === 'any' || kind === lead.kind)
    .map(({ id, title, language, subject, text }) => ({
      ...{ id, title, language },
      subject: subject && fillFields(subject, known),
      text: fillFields(text, known),
    }))
}

/** The first field that nobody has filled in. */
export function openField(...texts: string[]): string | undefined {
  return texts.flatMap(fieldsIn)[0]
}

function knownOf(
  { full_name, reference, received_at, reply_by, phone_number }: LeadRow,
  { name, role }: Pick<Staff, 'name' | 'role'>,
): Partial<Record<TemplateField, string>> {
  const greeted = greetedName(full_name)
  return {
    // Whoever typed the address typed the name too: what is no name stays open, to be written.
    ...(greeted && { name: greeted }),
    reference,
    received: inIndianDate(received_at),
    ...(reply_by && { 'reply by': inIndianTime(new Date(reply_by)) }),
    ...(phone_number && { phone: phone_number }),
    staff: name,
    'our phone': phoneOf(role),
    company: brandName(),
  }
}
