import { list, plain, rupees } from './words.ts'
import { amountOf, type Part, type Worksheet } from './worksheet.ts'

type Percentage = Required<Pick<Part, 'amount' | 'share' | 'rule'>>

/**
 * A percentage of other lines. A fuel surcharge that nobody knows is left out of the base and said so; any other
 * unknown makes the percentage unknown.
 */
export function percentage(percent: number, base: string[], sheet: Worksheet): Percentage | { unknown: string } {
  let sum = 0

  for (const name of base) {
    const amount = amountOf(sheet, name)
    if (amount !== undefined) sum += amount
    else if (!isFuel(name)) return { unknown: nameOf(name) }
  }

  return {
    amount: (sum * percent) / 100,
    share: (name) => (base.includes(name) ? ((amountOf(sheet, name) ?? 0) * percent) / 100 : 0),
    rule: () => describeBase(percent, base, sheet),
  }
}

function describeBase(percent: number, base: string[], sheet: Worksheet): string {
  const isMissing = base.some((name) => isFuel(name) && amountOf(sheet, name) === undefined)
  const bases = base.flatMap((name) => {
    const amount = amountOf(sheet, name)
    return amount === undefined ? [] : [`${nameOf(name)} ${rupees(amount)}`]
  })
  return `${plain(percent)}% of ${list(bases)}${isMissing ? ', before the fuel surcharge, which is not known' : ''}`
}

function isFuel(base: string): boolean {
  return base.startsWith('fuelSurcharge')
}

const names = new Map<string, string>()

/** "other.deficit-surcharge.energy" → "deficit surcharge on energy" */
function nameOf(base: string): string {
  let name = names.get(base)
  if (!name) {
    name = base
      .replace(/^other\./, '')
      .replace('fuelSurcharge', 'fuel surcharge')
      .replace('.', ' on ')
      .replaceAll('-', ' ')
    names.set(base, name)
  }
  return name
}
