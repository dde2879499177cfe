import { list, plain, rupees } from './words.ts'
import { amountOf, type Worksheet } from './worksheet.ts'

interface Percentage {
  amount: number
  shares: Record<string, number>
  rule: () => string
}

/**
 * A percentage of other lines, kept apart by line because some taxes rest on a part of it only. A fuel surcharge that
 * nobody knows is left out of the base and said so; any other unknown makes the percentage unknown.
 */
export function percentage(percent: number, base: string[], sheet: Worksheet): Percentage | { unknown: string } {
  const shares: Record<string, number> = {}
  const bases: string[] = []
  let sum = 0
  let beforeFuel = ''

  for (const name of base) {
    const amount = amountOf(sheet, name)
    if (amount !== undefined) {
      shares[name] = (amount * percent) / 100
      bases.push(name)
      sum += amount
    } else if (name.startsWith('fuelSurcharge')) beforeFuel = ', before the fuel surcharge, which is not known'
    else return { unknown: nameOf(name) }
  }

  return {
    amount: (sum * percent) / 100,
    shares,
    rule: () =>
      `${plain(percent)}% of ${list(bases.map((name) => `${nameOf(name)} ${rupees(amountOf(sheet, name) ?? 0)}`))}${beforeFuel}`,
  }
}

function nameOf(base: string): string {
  return base
    .replace(/^other\./, '')
    .replace('fuelSurcharge', 'fuel surcharge')
    .replace(/(.+)\.(energy|fixed)$/, '$1 on $2')
    .replaceAll('-', ' ')
}
