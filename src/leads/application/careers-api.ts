import { fileFormApi } from '#leads/file-form/file-form-api.ts'
import { parseApplication } from './parse-application.ts'
import { submitApplication } from './submit-application.ts'
import { applicationCopy } from './words.en.ts'

/** POST /api/auth/job-applications/ (specification 7). */
export const careersApi = fileFormApi({
  parse: parseApplication,
  submit: submitApplication,
  message: () => applicationCopy.success,
})
