import type { Reactive } from '#calculator/engine/kvah.ts'
import { correctedTo } from '#calculator/engine/power-factor-correction.ts'
import { writeUnits } from '#calculator/screen/write-number.ts'
import { writeFactor } from './kvah-text.ts'
import type { Counted } from './power-factor-result.ts'
import { kvahCopy } from './words.en.ts'

const { triangle: copy } = kvahCopy

/** The least distance of two labels of two lines each. */
const APART = 64
const HALF_A_LINE = 12

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

interface TriangleLabel {
  words: string[]
  /** Of its middle, above the base. */
  height: number
  role: 'triangle-reactive' | 'triangle-lower'
}

/** Beside the upright side, from the bottom up, none over another. */
export function triangleLabels(counted: Counted, { lag, lead, peak, lowerPeak }: TriangleShape): TriangleLabel[] {
  const { reactive, correction, lead: effect } = counted
  const hasTarget = correction !== undefined && lowerPeak !== undefined
  const wanted: (TriangleLabel | false)[] = [
    hasTarget && {
      words: [copy.target(writeFactor(correction.target))],
      height: lowerPeak / 2,
      role: 'triangle-lower',
    },
    {
      words: [whole(reactive.lagKvarh), effect ? copy.lagging : copy.kvarh],
      height: hasTarget ? (lowerPeak + peak) / 2 : lag / 2,
      role: 'triangle-reactive',
    },
    lead > 0 && { words: [whole(reactive.leadKvarh), copy.leading], height: lag + lead / 2, role: 'triangle-reactive' },
  ]

  const placed: TriangleLabel[] = []
  for (const label of wanted.filter((label) => label !== false)) {
    const below = placed.at(-1)
    const least = below ? below.height + APART : label.words.length * HALF_A_LINE
    placed.push({ ...label, height: Math.max(label.height, least) })
  }
  return placed
}

function whole(amount: number): string {
  return writeUnits(Math.round(amount))
}
