import { defineScan } from '#leads/file-form/scan-file.ts'
import type { LeadKindEntry } from '#leads/lead-kind.ts'
import { RECRUITMENT } from '#leads/stages.ts'
import { acknowledgeApplication, notifyStaffOfApplication } from './application-emails.ts'
import { applicationEndpoint } from './application-endpoint.en.ts'
import { applicationForm } from './application-schema.ts'
import { careersApi } from './careers-api.ts'
import { applicationKindCopy as copy } from './kind-words.en.ts'
import { readResume } from './read-resume.ts'
import { APPLICATION_COLUMNS, mailboxForApplication, tellApplication } from './tell-application.ts'
import { applicationCopy } from './words.en.ts'

export const scanResume = defineScan('application.scan', readResume)

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
