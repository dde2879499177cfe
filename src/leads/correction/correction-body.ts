import type * as z from 'zod/mini'
import { leadBody } from '#leads/form/lead-body.ts'
import { correctionSchema } from './correction-schema.ts'

/** What the page's own post and the API take; see parseCorrection for the photo. */
export const correctionBody = leadBody(correctionSchema)

export type CorrectionAnswers = z.output<typeof correctionBody>
