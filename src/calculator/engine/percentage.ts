import { baseName, beforeMissing, energyOfAll, percentOf } from './words.en.ts'
import { amountOf, isLeftOut, type Line, readBase, type Worksheet } from './worksheet.ts'

type Percentage = Required<Pick<Line, 'amount' | 'share' | 'rule'>> & Pick<Line, 'confidence' | 'note'>

/**
 * A percentage of other lines. A fuel surcharge, time-of-day charge or adjustment that nobody knows is left out of the
 * base and said so; any other unknown makes the percentage unknown.
 */
export function percentage(percent: number, base: string[], sheet: Worksheet): Percentage | { unknown: string } {
  // Kept: a second surcharge goes by the name of the first, and must not count itself when its rule is told.
  const amounts: (number | undefined)[] = []
  let sum = 0

  for (const name of base) {
    const amount = amountOf(sheet, name)
    amounts.push(amount)
    if (amount !== undefined) sum += amount
    else if (!isLeftOut(name)) return { unknown: nameOf(name) }
  }

  return {
    amount: (sum * percent) / 100,
    share: (name) => (base.includes(name) ? ((amountOf(sheet, name) ?? 0) * percent) / 100 : 0),
    rule: () => describeBase(percent, base, amounts, sheet),
  }
}

function describeBase(percent: number, base: string[], amounts: (number | undefined)[], sheet: Worksheet): string {
  const bases: { name: string; paise: number }[] = []
  base.forEach((name, place) => {
    const paise = amounts[place]
    // Most bills have no zones, and many no surcharge: nobody misses them in the sum.
    if (paise !== undefined && (paise !== 0 || !isLeftOut(name))) bases.push({ name: nameOf(name), paise })
  })
  return percentOf(percent, bases, missing(base, sheet))
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
  const said = energyOfAll()
  if (said !== saidIn) names.clear()
  saidIn = said
  let name = names.get(base)
  if (!name) {
    name = baseName(...readBase(base))
    names.set(base, name)
  }
  return name
}

const names = new Map<string, string>()
/** In which language they are: that sentence stands for it. */
let saidIn = ''
