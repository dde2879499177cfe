import type { LeadRow } from '#database/tables.ts'
import { leadDeskCopy } from '#desk/leads/words.en.ts'
import { tellLead } from '#leads/kinds.ts'

const { labels } = leadDeskCopy

export interface DescribedLead {
  lines: [label: string, value: string][]
  /** What was written at length, with its line breaks. */
  text?: { label: string; value: string }
}

/** Everything that a visitor sent, under names that staff can read. */
export function describeLead(lead: LeadRow): DescribedLead {
  const { full_name, email, phone_number } = lead
  const { facts, text } = tellLead(lead)
  const lines: [string, string | null][] = [
    [labels.full_name, full_name],
    [labels.email, email],
    [labels.phone_number, phone_number],
    ...facts.map(({ label, value }): [string, string] => [label, value]),
  ]

  return {
    lines: lines.filter((line): line is [string, string] => Boolean(line[1])),
    ...(text && { text: { label: text.label, value: text.value } }),
  }
}
