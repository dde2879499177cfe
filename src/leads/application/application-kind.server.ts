import { openingTitle } from '#company/openings/opening-title.ts'
import { defineNotice } from '#leads/define-notice.ts'
import { defineReceipt } from '#leads/define-receipt.ts'
import { fileFormApi } from '#leads/file-form/file-form-api.ts'
import { defineScan } from '#leads/file-form/scan-file.ts'
import type { LeadKindEntry } from '#leads/lead-kind.ts'
import { RECRUITMENT } from '#leads/stages.ts'
import { applicationEndpoint } from './application-endpoint.en.ts'
import { applicationForm } from './application-schema.ts'
import { applicationKindCopy as copy } from './kind-words.en.ts'
import { applicationEmailCopy as mails } from './mail-words.en.ts'
import { parseApplication } from './parse-application.ts'
import { readResume } from './read-resume.ts'
import { submitApplication } from './submit-application.ts'
import {
  APPLICATION_COLUMNS,
  type ApplicationDetails,
  fileSize,
  mailboxForApplication,
  tellApplication,
} from './tell-application.ts'
import { applicationCopy } from './words.en.ts'

const acknowledgeApplication = defineReceipt('application.acknowledge', mails.receipt, {
  mailboxFor: mailboxForApplication,
  // An opening of ours, and how large the file was.
  linesOf: (lead) => {
    const { job_id, job_title, resume } = JSON.parse(lead.details) as ApplicationDetails
    return [
      [mails.receipt.opening, job_title ? openingTitle(job_id, job_title) : mails.noOpening],
      [mails.receipt.resume, fileSize(resume)],
    ]
  },
})

const notifyStaffOfApplication = defineNotice('application.notify-hr', mails.notice, {
  mailboxFor: mailboxForApplication,
  tell: tellApplication,
})

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
  mailboxFor: mailboxForApplication,
  form: applicationForm,
  endpoint: applicationEndpoint,
  api: careersApi,
  jobs: ({ CLAMD_URL }) => [notifyStaffOfApplication, acknowledgeApplication, CLAMD_URL ? scanResume : readResume],
  allJobs: [
    [notifyStaffOfApplication, copy.jobs.notice],
    [acknowledgeApplication, copy.jobs.receipt],
    [scanResume, copy.jobs.scan],
    [readResume, copy.jobs.read],
  ],
  columns: APPLICATION_COLUMNS,
  tell: tellApplication,
}
