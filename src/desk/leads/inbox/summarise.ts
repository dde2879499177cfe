import type { LeadRow } from '#database/tables.ts'
import { tellLead } from '#leads/kinds.ts'

const LONGEST = 140

/** What a lead says, in one line. */
export function summarise(lead: Pick<LeadRow, 'kind' | 'details'>): string {
  const line = [...tellLead(lead).summary.replace(/\s+/g, ' ').trim()]

  return line.length > LONGEST ? `${line.slice(0, LONGEST).join('').trimEnd()}…` : line.join('')
}
