import { z } from 'zod'
import { area, limit, paise, voltages } from './schema-words.ts'

const slab = z.strictObject({
  fromUnit: z.number().nonnegative(),
  /** null: no upper limit. */
  toUnit: z.number().positive().nullable(),
  ratePaise: paise.nullable(),
})

/** Slabs that leave no unit without a rate and give none two: from 0, each beginning where the last one ended. */
const slabs = z
  .array(slab)
  .min(1)
  .superRefine((slabs, context) => {
    slabs.forEach(({ fromUnit, toUnit }, index) => {
      const expected = index === 0 ? 0 : slabs[index - 1]?.toUnit

      if (fromUnit !== expected)
        context.addIssue({
          code: 'custom',
          path: [index, 'fromUnit'],
          message: `Slab ${index + 1} begins at ${fromUnit}; it should begin at ${expected ?? 'no slab at all'}`,
        })
      if (toUnit !== null && toUnit <= fromUnit)
        context.addIssue({
          code: 'custom',
          path: [index, 'toUnit'],
          message: `Slab ${index + 1} ends before it begins`,
        })
    })
  })

const rateTable = z.strictObject({
  appliesWhen: z
    .strictObject({
      unitsFrom: limit,
      unitsUpTo: limit,
      loadFrom: limit,
      loadTo: limit,
      area,
      voltageKv: voltages,
    })
    .partial(),
  mode: z.enum(['telescopic', 'whole-slab']),
  /** What the slabs' limits count: units, units for each kW or kVA of demand, or percent of the load factor. */
  limitsIn: z.enum(['units', 'unitsPerDemand', 'loadFactorPercent']).optional(),
  slabs,
})

export const rateTables = z.array(rateTable).min(1)

export const ENDS_EARLY =
  'The last slab ends before its table does: leave toUnit null, or end it where the table stops applying'

/** Whether a table has a rate for all the use it is chosen for. */
export function reaches({ appliesWhen, slabs }: RateTable, unitsUpTo: number | null): boolean {
  const end = slabs.at(-1)?.toUnit
  return end == null || end === (appliesWhen.unitsUpTo ?? unitsUpTo)
}

export type RateTable = z.output<typeof rateTable>
