import { openingTitle } from '#company/openings/opening-title.ts'
import type { Fact, Told } from '#leads/lead-kind.ts'
import { columnsOf, tellFields } from '#leads/tell-fields.ts'
import type { Env } from '#platform/env.ts'
import { applicationFields } from './application-schema.ts'
import type { Resume } from './check-resume.ts'
import { applicationKindCopy as copy } from './kind-words.en.ts'
import { applicationCopy } from './words.en.ts'

/** What only an application has; see submitApplication. */
export interface ApplicationDetails {
  job_id: string | null
  /** What the opening was called when the application came. Not in applications from before openings could change. */
  job_title?: string
  cover_letter: string
  resume: Omit<Resume, 'path'>
}

const OPENING = {
  name: 'opening',
  get label() {
    return copy.opening
  },
}
const RESUME = {
  name: 'resume',
  get label() {
    return applicationCopy.labels.resume
  },
}

export const APPLICATION_COLUMNS: Pick<Fact, 'name' | 'label'>[] = [OPENING, RESUME, ...columnsOf(applicationFields)]

export function tellApplication(details: unknown): Told {
  const { job_id, job_title, resume } = details as Partial<ApplicationDetails>
  const { facts, text } = tellFields(applicationFields, details)

  return {
    facts: [
      { ...OPENING, value: job_title ? openingTitle(job_id, job_title) : (job_id ?? copy.noOpening) },
      { ...RESUME, value: resume ? `${resume.name} (${fileSize(resume)})` : '' },
      ...facts,
    ],
    ...(text && { text }),
    summary: text?.value ?? '',
    ...(resume && { file: { name: resume.name, type: resume.type, bytes: resume.bytes, sha256: resume.sha256 } }),
  }
}

export function mailboxForApplication(_: unknown, { HR_EMAIL }: Env): string {
  return HR_EMAIL
}

export function fileSize({ bytes }: Pick<Resume, 'bytes'>): string {
  return `${Math.ceil(bytes / 1024).toLocaleString('en-IN')} KB`
}
