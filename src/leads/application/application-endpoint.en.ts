import * as z from 'zod/mini'
import { type EndpointDoc, receiptSchema } from '#platform/http/endpoint-doc.ts'
import { applicationBody } from './parse-application.ts'

export const applicationEndpoint: EndpointDoc = {
  method: 'post',
  path: '/auth/job-applications/',
  summary: 'Applies for a job.',
  details: 'resume is a PDF, DOC or DOCX under 5 MB, which is told by what is in it as well as by its name.',
  body: z.extend(applicationBody, { resume: z.file() }),
  bodyType: 'multipart/form-data',
  repeatable: true,
  answers: {
    201: { description: 'Stored. Staff and the applicant are mailed.', schema: receiptSchema },
    503: { description: 'Too many resumes arrive at once. Come back after Retry-After.' },
  },
  limit: 'upload',
}
