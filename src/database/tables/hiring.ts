import type { Generated } from 'kysely'

export interface HiringTables {
  lead_ratings: LeadRatingsTable
  resume_texts: ResumeTextsTable
  /** Applicants who agreed that we think of them for other jobs. Taken back, the row is gone; the ledger says so. */
  talent_pool: {
    lead_id: string
    agreed_at: string
    /** Until then the application is kept; afterwards it goes as others do. */
    ends_at: string
  }
}

/** What one of staff thinks of an applicant. Colleagues read it once they have said what they think themselves. */
export interface LeadRatingsTable {
  lead_id: string
  staff_id: string
  /** As it was then. */
  staff_name: string
  /** From 1 to 5. */
  stars: number
  /** JSON: the same by each criterion of the opening that they could judge. */
  criteria: Generated<string>
  text: string
  at: string
}

/** What a resume says, so that it can be found and read. */
export interface ResumeTextsTable {
  lead_id: string
  /** Which file it was read from: another one may have taken its place. */
  file_key: string
  text: string
  /** Why there is no text, or not all of it; see read-resume.ts. */
  trouble: 'none' | 'cut' | 'unreadable' | 'not-read'
  read_at: string
}
