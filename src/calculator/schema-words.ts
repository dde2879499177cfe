import { z } from 'zod'

/*
 * What the parts of a tariff record are made of. Money is whole paise, limits are units, and null says "not known",
 * never zero. Objects are strict throughout: a field that no schema names is a slip of the pen.
 */

export const text = z.string().min(1)
export const paise = z.number().int().nonnegative()
export const limit = z.number().nonnegative().nullable()
export const date = z.iso.date()
export const confidence = z.enum(['order', 'discom page', 'press', 'third-party', 'memory'])
export const area = z.enum(['urban', 'rural'])
export const phase = z.union([z.literal(1), z.literal(3)])
export const voltages = z.array(z.number().positive()).min(1)

const RAW = /CONFLICT|\?\?\?|TODO|\bnull\b|\bMEMORY\b|unverified|TheDiscomBill|DesiMetrics|\bCEA\b|\.js\b|\bRs\b/

/** What a reader is told: whole sentences in plain words. Names of transcriptions and doubts in shorthand are remarks. */
export const told = text
  .regex(/^[\dA-Z₹].*\.$/, 'Readers see this: write whole sentences, from a capital to a full stop')
  .refine((words) => !RAW.test(words), 'Readers see this: say it in plain words, and keep shorthand in the remark')

/** For staff: what stands behind a note, as it was written down when the record was made. Never shown. */
export const remark = text.optional()

/** Where a part comes from when that is not where the record comes from, and what a reader must know of it. */
export const provenance = { confidence: confidence.nullable(), note: told.nullable(), remark }

export const inForce = { validFrom: date.nullable(), validTo: date.nullable() }

export const BACKWARDS = { path: ['validTo'], message: 'validTo lies before validFrom' }

export function runsForward({ validFrom, validTo }: { validFrom: string | null; validTo: string | null }): boolean {
  return validFrom === null || validTo === null || validFrom <= validTo
}

/** "From" is exclusive and "to" inclusive, on the use of the whole bill. */
export const unitBand = { unitsFrom: limit, unitsTo: limit }

export type Confidence = z.output<typeof confidence>
