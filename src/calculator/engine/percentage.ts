import { list, plain, rupees } from './words.ts'
import { amountOf, isLeftOut, type Part, type Worksheet } from './worksheet.ts'

type Percentage = Required<Pick<Part, 'amount' | 'share' | 'rule'>>

/**
 * A percentage of other lines. A fuel surcharge, time-of-day charge or adjustment that nobody knows is left out of the
 * base and said so; any other unknown makes the percentage unknown.
 */
export function percentage(percent: number, base: string[], sheet: Worksheet): Percentage | { unknown: string } {
  let sum = 0

  for (const name of base) {
    const amount = amountOf(sheet, name)
    if (amount !== undefined) sum += amount
    else if (!isLeftOut(name)) return { unknown: nameOf(name) }
  }

  return {
    amount: (sum * percent) / 100,
    share: (name) => (base.includes(name) ? ((amountOf(sheet, name) ?? 0) * percent) / 100 : 0),
    rule: () => describeBase(percent, base, sheet),
  }
}

function describeBase(percent: number, base: string[], sheet: Worksheet): string {
  const bases = base.flatMap((name) => {
    const amount = amountOf(sheet, name)
    // Most bills have no zones: nobody misses them in the sum.
    return amount === undefined || (amount === 0 && name === 'timeOfDay') ? [] : [`${nameOf(name)} ${rupees(amount)}`]
  })
  return `${plain(percent)}% of ${list(bases)}${beforeMissing(base, sheet)}`
}

/** ", before the fuel surcharge, which is not known" */
export function beforeMissing(base: string[], sheet: Worksheet): string {
  const missing = base.filter((name) => isLeftOut(name) && amountOf(sheet, name) === undefined)
  const names = [...new Set(missing.map((name) => nameOf(name.replace(/^(fuelSurcharge)\..*/, '$1'))))]
  if (names.length === 0) return ''
  return `, before the ${list(names)}, which ${names.length === 1 ? 'is' : 'are'} not known`
}

const names = new Map<string, string>()

/** "other.deficit-surcharge.energy" → "deficit surcharge on energy" */
function nameOf(base: string): string {
  let name = names.get(base)
  if (!name) {
    name = base
      .replace(/^(other|adjustment)\./, '')
      .replace('fuelSurcharge', 'fuel surcharge')
      .replace('timeOfDay', 'time of day charge')
      .replace('minimumBill', 'minimum')
      .replace('.', ' on ')
      .replaceAll('-', ' ')
    names.set(base, name)
  }
  return name
}
