import { baseName, beforeMissing, percentOf } from './words.en.ts'
import { amountOf, isLeftOut, type Line, readBase, type Worksheet } from './worksheet.ts'

type Percentage = Required<Pick<Line, 'amount' | 'share' | 'rule'>>

/**
 * A percentage of other lines. A fuel surcharge, time-of-day charge or adjustment that nobody knows is left out of the
 * base and said so; any other unknown makes the percentage unknown.
 */
export function percentage(percent: number, base: string[], sheet: Worksheet): Percentage | { unknown: string } {
  // Kept: a second surcharge goes by the name of the first, and must not count itself when its rule is told.
  const parts: Part[] = []
  let sum = 0

  for (const name of base) {
    const paise = amountOf(sheet, name)
    if (paise !== undefined) {
      sum += paise
      parts.push({ name, paise })
    } else if (!isLeftOut(name)) return { unknown: nameOf(name) }
  }

  return {
    amount: (sum * percent) / 100,
    share: (name) => ((parts.find((part) => part.name === name)?.paise ?? 0) * percent) / 100,
    rule: () => percentOf(percent, parts.filter(isTold).map(named), missing(base, sheet)),
  }
}

interface Part {
  name: string
  paise: number
}

/** Most bills have no zones, and many no surcharge: nobody misses them in the sum. */
function isTold({ name, paise }: Part): boolean {
  return paise !== 0 || !isLeftOut(name)
}

function named({ name, paise }: Part): Part {
  return { name: nameOf(name), paise }
}

/** What a percentage is told before: the names of what its base misses. */
export function beforeUnknown(base: string[], sheet: Worksheet): string {
  return beforeMissing(missing(base, sheet))
}

function missing(base: string[], sheet: Worksheet): string[] {
  if (sheet.unknowns.length === 0) return []
  const unknown = base.filter((name) => isLeftOut(name) && amountOf(sheet, name) === undefined)
  return [...new Set(unknown.map((name) => nameOf(name.replace(/^(fuelSurcharge)\..*/, '$1'))))]
}

/** "other.deficit-surcharge.energy" → "deficit surcharge on energy" */
function nameOf(base: string): string {
  return baseName(...readBase(base))
}
