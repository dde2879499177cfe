import type * as z from 'zod/mini'
import { findCountry, findState } from '#india/geography/places.ts'
import { leadBody } from '#leads/form/lead-body.ts'
import { auditSchema } from './audit-schema.ts'

/** What the page's own post and the API take. */
export const auditBody = leadBody(auditSchema({ findCountry, findState }))

export type Audit = z.output<typeof auditBody>
