import type { LeadRow } from '#database/tables.ts'

const LONGEST = 140

interface Details {
  message?: string
  cover_letter?: string
  address?: { city_name?: string; state?: { name?: string } }
}

/** What a lead says, in one line. */
export function summarise({ details }: Pick<LeadRow, 'details'>): string {
  const { message, cover_letter, address } = JSON.parse(details) as Details
  const text = message ?? cover_letter ?? [address?.city_name, address?.state?.name].filter(Boolean).join(', ')
  const line = [...text.replace(/\s+/g, ' ').trim()]

  return line.length > LONGEST ? `${line.slice(0, LONGEST).join('').trimEnd()}…` : line.join('')
}
