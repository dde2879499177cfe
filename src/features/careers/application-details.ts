import type { LeadRow } from '#database/tables.ts'
import type { Resume } from './check-resume.ts'

/** What only an application has; see submitApplication. */
export interface ApplicationDetails {
  job_id: string | null
  cover_letter: string
  resume: Omit<Resume, 'path'>
}

export function readDetails({ details }: LeadRow): ApplicationDetails {
  return JSON.parse(details)
}
