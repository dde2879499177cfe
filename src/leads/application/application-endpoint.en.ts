import { type EndpointDoc, receiptSchema } from '#platform/http/endpoint-doc.ts'

export const applicationEndpoint: Omit<EndpointDoc, 'body'> = {
  method: 'post',
  path: '/auth/job-applications/',
  summary: 'Applies for a job.',
  details: 'resume is a PDF, DOC or DOCX under 5 MB, which is told by what is in it as well as by its name.',
  bodyType: 'multipart/form-data',
  repeatable: true,
  answers: {
    201: { description: 'Stored. Staff and the applicant are mailed.', schema: receiptSchema },
    503: { description: 'Too many resumes arrive at once. Come back after Retry-After.' },
  },
  limit: 'upload',
}
