import { writeUnits } from '#calculator/screen/write-number.ts'
import { formatRupees } from '#india/indian-numbers.ts'
import type { PowerFactorResult } from './power-factor-result.ts'
import { kvahCopy as copy } from './words.en.ts'

/** The result in two short sentences, for a screen reader. */
export function announceKvah({ counted }: PowerFactorResult): string {
  if (!counted) return ''
  const saved = counted.correction?.saved.paise
  const billed = copy.announce(writeUnits(counted.today.kvah))
  return saved ? `${billed} ${copy.announceSaving(formatRupees(saved))}` : billed
}
