import { z } from 'zod'
import { paise, provenance } from './schema-words.ts'

const percent = z.number().min(0).max(100)

/** Up to so many percent of the contract; each part of the excess by its own tier, or, `whole`, all by the tier reached. */
const excessTier = z
  .strictObject({
    upToPercent: z.number().min(100).nullable(),
    /** Either a percentage of the demand rate, or an amount for each kW, kVA or HP of the excess. */
    percentOfRate: z.number().nonnegative().optional(),
    ratePaise: paise.nullable().optional(),
  })
  .refine(
    ({ percentOfRate, ratePaise }) => (percentOfRate === undefined) !== (ratePaise === undefined),
    'A tier gives either percentOfRate or ratePaise',
  )

const excess = z.discriminatedUnion('kind', [
  /** The excess is billed with the rest, and so much of its rate once more. */
  z.strictObject({ kind: z.literal('percentOfRateOnExcess'), value: z.number().nonnegative() }),
  z.strictObject({
    kind: z.literal('tiers'),
    mode: z.enum(['marginal', 'whole']),
    /** true: the normal charge ends at the contract, and the tiers are all that the excess costs. */
    inPlaceOfRate: z.boolean(),
    tiers: z
      .array(excessTier)
      .min(1)
      .refine(
        (tiers) =>
          tiers.every(({ upToPercent }, at) =>
            at === tiers.length - 1
              ? upToPercent === null
              : upToPercent !== null && upToPercent > (tiers[at - 1]?.upToPercent ?? 100),
          ),
        'Tiers rise from 100 percent, and the last has no end',
      ),
  }),
])

/** How the demand that is billed follows from the contract and the meter. */
export const demand = z.strictObject({
  basis: z.enum(['max-of-recorded-and-floor', 'sanctioned-or-recorded']),
  /** Of the contract. */
  floorPercent: percent.nullable(),
  /** A ratchet: of the highest demand that the meter recorded in the months before. */
  ratchet: z.strictObject({ percent, months: z.number().int().min(1).max(12), upToContract: z.boolean() }).optional(),
  /** In the unit of the charge: nobody is billed for less. */
  least: z.number().positive().optional(),
  excess: excess.nullable(),
  ...provenance,
})

export type Demand = z.output<typeof demand>
export type Excess = z.output<typeof excess>
