import type * as z from 'zod/mini'
import { leadBody } from '#leads/form/lead-body.ts'
import { dataRequestSchema } from './data-request-schema.ts'

/** What the page's own post and the API take. */
export const dataRequestBody = leadBody(dataRequestSchema)

export type DataRequest = z.output<typeof dataRequestBody>
