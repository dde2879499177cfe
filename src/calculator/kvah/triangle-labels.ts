import { writeUnits } from '#calculator/screen/write-number.ts'
import { writeFactor } from './kvah-text.ts'
import type { Counted } from './power-factor-result.ts'
import type { TriangleShape } from './triangle-shape.ts'
import { kvahCopy } from './words.en.ts'

const { triangle: copy } = kvahCopy

/** The least distance of two labels of two lines each. */
const APART = 64
const HALF_A_LINE = 12

export interface TriangleLabel {
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
