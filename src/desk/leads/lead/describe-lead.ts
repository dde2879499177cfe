import type { LeadRow } from '#database/tables.ts'
import { leadDeskCopy } from '#desk/leads/words.en.ts'

const { labels } = leadDeskCopy

interface Place {
  name?: string
}

/** What is only in some kinds of lead. */
export interface LeadDetails {
  message?: string
  cover_letter?: string
  job_id?: string | null
  job_title?: string
  resume?: { name: string; bytes: number }
  address?: {
    address_line_1?: string
    address_line_2?: string
    city_name?: string
    pincode?: string
    state?: Place
    country?: Place
  }
}

export interface DescribedLead {
  lines: [label: string, value: string][]
  /** What was written at length, with its line breaks. */
  text?: { label: string; value: string }
}

export function readDetails({ details }: Pick<LeadRow, 'details'>): LeadDetails {
  return JSON.parse(details) as LeadDetails
}

/** Everything that a visitor sent, under names that staff can read. */
export function describeLead(lead: LeadRow): DescribedLead {
  const { full_name, email, phone_number } = lead
  const details = readDetails(lead)
  const { message, cover_letter, address, resume } = details
  const lines: [string, string | null | undefined][] = [
    [labels.full_name, full_name],
    [labels.email, email],
    [labels.phone_number, phone_number],
    ...(lead.kind === 'application' ? ([[labels.opening, openingOf(details)]] as [string, string][]) : []),
    [labels.resume, resume && `${resume.name} (${Math.ceil(resume.bytes / 1024).toLocaleString('en-IN')} KB)`],
    [labels.address_line_1, address?.address_line_1],
    [labels.address_line_2, address?.address_line_2],
    [labels.city, address?.city_name],
    [labels.pincode, address?.pincode],
    [labels.state, address?.state?.name],
    [labels.country, address?.country?.name],
  ]
  const value = message ?? cover_letter

  return {
    lines: lines.filter((line): line is [string, string] => Boolean(line[1])),
    ...(value && { text: { label: message === undefined ? leadDeskCopy.coverLetter : leadDeskCopy.message, value } }),
  }
}

/** The opening as it was called when the application came. */
export function openingOf({ job_id, job_title }: LeadDetails): string {
  return job_title ?? job_id ?? leadDeskCopy.noOpening
}
