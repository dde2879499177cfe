import { fileFormApi } from '#leads/file-form/file-form-api.ts'
import type { LeadKindEntry } from '#leads/lead-kind.ts'
import { correctionEndpoint } from './correction-endpoint.en.ts'
import { correctionForm } from './correction-schema.ts'
import { correctionKindCopy as copy } from './kind-words.en.ts'
import { parseCorrection } from './parse-correction.ts'
import {
  acknowledgeCorrection,
  correctionJobs,
  notifyStaffOfCorrection,
  scanPhoto,
  submitCorrection,
} from './submit-correction.ts'
import { CORRECTION_COLUMNS, mailboxForCorrection, tellCorrection } from './tell-correction.ts'
import { correctionCopy } from './words.en.ts'

/** POST /api/calculator/corrections/ */
const correctionsApi = fileFormApi({
  parse: parseCorrection,
  submit: submitCorrection,
  message: () => correctionCopy.success,
})

/** That a rate of the calculator is wrong, with a photo or a link. */
export const correctionKind: LeadKindEntry = {
  name: copy.name,
  get ownName() {
    return copy.ownName
  },
  from: 'customers',
  notice: correctionCopy.notice,
  purposes: ['answer'],
  monthsKept: ({ RETENTION_LEADS_MONTHS }) => RETENTION_LEADS_MONTHS,
  replyBy: () => null,
  waitsForAnswer: true,
  mailboxFor: mailboxForCorrection,
  form: correctionForm,
  endpoint: correctionEndpoint,
  api: correctionsApi,
  jobs: (env) => correctionJobs(env, { hasPhoto: true }),
  allJobs: [
    [notifyStaffOfCorrection, copy.jobs.notice],
    [acknowledgeCorrection, copy.jobs.receipt],
    [scanPhoto, copy.jobs.scan],
  ],
  columns: CORRECTION_COLUMNS,
  tell: tellCorrection,
}
