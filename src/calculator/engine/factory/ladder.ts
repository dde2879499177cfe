import type { Adjustment, AdjustmentStep } from '#calculator/tariff-schema.ts'

/** What a table of steps comes to at a measure: by power factor, load factor or units. */
export function ladder(
  steps: AdjustmentStep[],
  measure: number,
  partSteps: Adjustment['partSteps'] = 'ignored',
): number {
  return steps.reduce((sum, step) => sum + step.value * timesReached(step, measure, partSteps), 0)
}

/** The limits of a table, between which its value does not jump. */
export function ladderLimits(steps: AdjustmentStep[]): number[] {
  return steps.flatMap(({ above, upTo, below, downTo, each }) => {
    const from = above ?? downTo ?? 0
    const to = above === undefined ? below : upTo
    if (each === undefined || to == null) return [from, ...(to == null ? [] : [to])]
    return Array.from({ length: Math.floor((to - from) / each + 1e-9) + 1 }, (_, place) => from + place * each)
  })
}

function timesReached(
  { above, upTo, below, downTo, each }: AdjustmentStep,
  measure: number,
  partSteps: string,
): number {
  const depth =
    above === undefined
      ? (below ?? 0) - Math.max(measure, downTo ?? Number.NEGATIVE_INFINITY)
      : Math.min(measure, upTo ?? Number.POSITIVE_INFINITY) - above
  if (depth <= 0) return 0
  // Without `each` the value holds inside the step alone.
  if (each === undefined)
    return above === undefined ? Number(measure >= (downTo ?? 0)) : Number(measure <= (upTo ?? measure))
  return count(depth / each, partSteps)
}

// The epsilon keeps 0.05 / 0.01 from being less or more than five steps.
function count(steps: number, partSteps: string): number {
  if (partSteps === 'exact') return steps
  return partSteps === 'whole' ? Math.ceil(steps - 1e-9) : Math.floor(steps + 1e-9)
}
