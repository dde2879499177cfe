import type * as z from 'zod/mini'
import { leadBody } from '#leads/form/lead-body.ts'
import { applicationSchema } from './application-schema.ts'

/** What the page's own post and the API take; see parseApplication for the file. */
export const applicationBody = leadBody(applicationSchema)

export type ApplicationAnswers = z.output<typeof applicationBody>
