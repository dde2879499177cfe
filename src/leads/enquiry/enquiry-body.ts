import type * as z from 'zod/mini'
import { leadBody } from '#leads/form/lead-body.ts'
import { enquirySchema } from './enquiry-schema.ts'

/** What the page's own post and the API take. */
export const enquiryBody = leadBody(enquirySchema)

export type Enquiry = z.output<typeof enquiryBody>
