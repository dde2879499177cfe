import type { Readable } from 'node:stream'
import * as z from 'zod/mini'
import { findOpening } from '#company/openings/opening-queries.ts'
import { openingTitle } from '#company/openings/opening-title.ts'
import type { LeadOffer, Receipt } from '#leads/accept-lead.ts'
import { acceptWithFile } from '#leads/file-form/accept-with-file.ts'
import { fileFormApi } from '#leads/file-form/file-form-api.ts'
import { type ParsedFileForm, parseFileForm } from '#leads/file-form/parse-file-form.ts'
import { defineScan } from '#leads/file-form/scan-file.ts'
import { leadBody } from '#leads/form/lead-body.ts'
import { toAcceptance } from '#leads/lead-context.ts'
import type { LeadKindEntry, Told } from '#leads/lead-kind.ts'
import { defineNotice, defineReceipt } from '#leads/lead-mails.ts'
import { RECRUITMENT } from '#leads/stages.ts'
import { column, columnsOf, tellFields } from '#leads/tell-fields.ts'
import type { Env } from '#platform/env.ts'
import type { Services } from '#platform/services.ts'
import { applicationEndpoint } from './application-endpoint.en.ts'
import { applicationFields, applicationForm, applicationSchema } from './application-schema.ts'
import { checkResume, type Resume } from './check-resume.ts'
import { applicationKindCopy as copy } from './kind-words.en.ts'
import { applicationEmailCopy as mails } from './mail-words.en.ts'
import { readResume } from './read-resume.ts'
import { MAX_RESUME_BYTES } from './refuse-resume.ts'
import { applicationCopy } from './words.en.ts'

/** What the page's own post and the API take, beside what is inside the file. */
export const applicationBody = leadBody(applicationSchema)

export interface Application extends Omit<z.output<typeof applicationBody>, 'resume'> {
  resume: Resume
}

type ParsedApplication = ParsedFileForm<Application>

/** What only an application has. */
export interface ApplicationDetails {
  job_id: string | null
  /** What the opening was called when the application came. Not in applications from before openings could change. */
  job_title?: string
  cover_letter: string
  resume: Omit<Resume, 'path'>
}

const OPENING = column('opening', () => copy.opening)
const RESUME = column('resume', () => applicationCopy.labels.resume)

const acknowledgeApplication = defineReceipt('application.acknowledge', mails.receipt, {
  mailboxFor,
  // An opening of ours, and how large the file was.
  linesOf: (lead) => {
    const { job_id, job_title, resume } = JSON.parse(lead.details) as ApplicationDetails
    return [
      [mails.receipt.opening, job_title ? openingTitle(job_id, job_title) : mails.noOpening],
      [mails.receipt.resume, fileSize(resume)],
    ]
  },
})

const notifyStaffOfApplication = defineNotice('application.notify-hr', mails.notice, { mailboxFor, tell })

export const scanResume = defineScan('application.scan', readResume)

/** POST /api/auth/job-applications/ (specification 7). */
export const careersApi = fileFormApi({
  parse: parseApplication,
  submit: submitApplication,
  message: () => applicationCopy.success,
})

/** An application for a job, with its resume. */
export const applicationKind: LeadKindEntry = {
  name: copy.name,
  get ownName() {
    return copy.ownName
  },
  from: 'applicants',
  notice: applicationCopy.notice,
  purposes: ['recruitment'],
  monthsKept: ({ RETENTION_APPLICATIONS_MONTHS }) => RETENTION_APPLICATIONS_MONTHS,
  replyBy: () => null,
  waitsForAnswer: true,
  stages: RECRUITMENT,
  mailboxFor,
  form: applicationForm,
  endpoint: { ...applicationEndpoint, body: z.extend(applicationBody, { resume: z.file() }) },
  api: careersApi,
  jobs: ({ CLAMD_URL }) => [notifyStaffOfApplication, acknowledgeApplication, CLAMD_URL ? scanResume : readResume],
  allJobs: [
    [notifyStaffOfApplication, copy.jobs.notice],
    [acknowledgeApplication, copy.jobs.receipt],
    [scanResume, copy.jobs.scan],
    [readResume, copy.jobs.read],
  ],
  columns: [OPENING, RESUME, ...columnsOf(applicationFields)],
  tell,
}

/** Reads the multipart form of a job; see parseFileForm. */
export async function parseApplication(
  request: Request,
  services: Services,
  incoming?: Readable,
): Promise<ParsedApplication> {
  const form = { body: applicationBody, field: 'resume', maxBytes: MAX_RESUME_BYTES, check: checkResume } as const
  // Without a resume the schema refuses it.
  return (await parseFileForm({ ...form, words: applicationCopy }, request, services, incoming)) as ParsedApplication
}

/** What was typed, to be shown again. */
export function typedIn({ resume, nickname, context, notice_version, ...typed }: Application): Record<string, string> {
  return typed
}

/** Accepts an application with its resume; see acceptWithFile. A filled trap is a hint, not proof: see submitOf. */
export async function submitApplication(
  application: Application,
  services: Services,
  idempotencyKey?: string,
): Promise<Receipt> {
  return acceptWithFile(
    toOffer(application, await titleOf(application, services)),
    { ...toAcceptance(application), ...(idempotencyKey && { idempotencyKey }), file: application.resume },
    services,
  )
}

// A title that cannot be found costs nobody their application.
async function titleOf({ job_id }: Application, { db }: Services): Promise<string | undefined> {
  return job_id ? (await findOpening(db, job_id).catch(() => undefined))?.title : undefined
}

function toOffer(
  { full_name, email, phone_number, job_id, cover_letter, resume }: Application,
  job_title?: string,
): LeadOffer {
  const { name, type, bytes, sha256 } = resume

  return {
    kind: 'application',
    full_name,
    email,
    phone_number,
    details: { job_id: job_id || null, cover_letter, resume: { name, type, bytes, sha256 } },
    ...(job_title && { lookedUp: { job_title } }),
  }
}

function tell(details: unknown): Told {
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

function mailboxFor(_: unknown, { HR_EMAIL }: Env): string {
  return HR_EMAIL
}

function fileSize({ bytes }: Pick<Resume, 'bytes'>): string {
  return `${Math.ceil(bytes / 1024).toLocaleString('en-IN')} KB`
}
