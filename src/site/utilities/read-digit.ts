import { DIGIT_STROKES } from './digit-strokes.ts'

export interface DigitReading {
  digit: string
  /** The next best guess. */
  second: string
  /** 0 to 1: how much better the digit fits than the second. */
  certainty: number
}

/** Names the digit whose strokes fit the brightnesses seen (0 dark to 1 lit) best, and says by how much. */
export function readDigit(seen: readonly number[]): DigitReading {
  const [best, second] = Object.entries(DIGIT_STROKES)
    .map(([digit, strokes]) => ({ digit, misfit: misfit(seen, strokes) }))
    .sort((a, b) => a.misfit - b.misfit)
  if (!best || !second) throw new Error('there are ten digits')

  const total = best.misfit + second.misfit
  return { digit: best.digit, second: second.digit, certainty: total === 0 ? 1 : 1 - best.misfit / second.misfit }
}

function misfit(seen: readonly number[], strokes: readonly number[]): number {
  return strokes.reduce((sum, stroke, index) => sum + (stroke - (seen[index] ?? 0)) ** 2, 0)
}
