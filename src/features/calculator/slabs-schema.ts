import { z } from 'zod'

const slab = z.strictObject({
  fromUnit: z.number().nonnegative(),
  /** null: no upper limit. */
  toUnit: z.number().positive().nullable(),
  ratePaise: z.number().nonnegative().nullable(),
})

/** Slabs that leave no unit without a rate and give none two: from 0, each beginning where the last one ended. */
export const slabsSchema = z
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
