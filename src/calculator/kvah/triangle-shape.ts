import type { Reactive } from '#calculator/engine/kvah.ts'
import { correctedTo } from '#calculator/engine/power-factor-correction.ts'
import type { Counted } from './power-factor-result.ts'

/** The widest and the highest that the drawing has room for. */
export const WIDEST = 380
export const HIGHEST = 330

export interface TriangleShape {
  base: number
  lag: number
  lead: number
  /** Where the slope that is billed ends: above the lead, if that is counted. */
  peak: number
  /** Where a lower bill's slope would end: after correction, or with lead not counted. */
  lowerPeak?: number
}

/** All sides to one scale, in units of the drawing, so that every length in it is true. Nothing without any work. */
export function triangleShape({ reactive, isLeadCounted, lead, correction }: Counted): TriangleShape | undefined {
  const { kwh, lagKvarh, leadKvarh } = reactive
  if (kwh === 0) return undefined

  const scale = Math.min(WIDEST / kwh, HIGHEST / (lagKvarh + leadKvarh))
  const length = (amount: number) => Math.round(amount * scale * 10) / 10
  const peak = (load: Reactive) => length(load.lagKvarh + (isLeadCounted ? load.leadKvarh : 0))
  const sides = { base: length(kwh), lag: length(lagKvarh), lead: length(leadKvarh), peak: peak(reactive) }

  if (lead?.isWarning) return isLeadCounted ? { ...sides, lowerPeak: sides.lag } : sides
  if (!correction || correction.saved.kvah < 1) return sides
  return { ...sides, lowerPeak: peak(correctedTo(correction.target, reactive)) }
}
