import type { LeadRow } from '#database/tables.ts'
import type { Resume } from './check-resume.ts'

/** What only an application has; see submitApplication. */
export interface ApplicationDetails {
  job_id: string | null
  /** What the opening was called when the application came. Not in applications from before openings could change. */
  job_title?: string
  cover_letter: string
  resume: Omit<Resume, 'path'>
}

export function readDetails({ details }: LeadRow): ApplicationDetails {
  return JSON.parse(details)
}
