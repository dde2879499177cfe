import type { Levy } from '#calculator/tariff-schema.ts'
import { applies, isInForce } from './applies.ts'
import { paiseBySlab, percentageBySlab } from './by-slab.ts'
import { rupees } from './numbers.ts'
import { percentage } from './percentage.ts'
import { aMonth, percentOfUnknown, rateUnknown, unitsAt } from './words.en.ts'
import { type Entry, type Line, needsAnswer, toLine, type UnknownLine, type Worksheet } from './worksheet.ts'

export function otherCharges(sheet: Worksheet): Entry[] {
  return levy(sheet.tariff.otherCharges, sheet, (id) => id)
}

export function electricityDuty(sheet: Worksheet): Entry[] {
  return levy(sheet.tariff.electricityDuty, sheet, () => 'electricityDuty')
}

/** Duties, cesses and surcharges, in the record's order, each on its base. A band that fits covers the whole bill. */
function levy(levies: Levy[], sheet: Worksheet, componentOf: (id: string) => string): Entry[] {
  const entries: Entry[] = []

  for (const levy of levies) {
    const inForce = isInForce(levy, sheet)
    const verdict = inForce === true ? applies(levy, sheet.usage, sheet.tariff.appliesTo.loadUnit) : inForce
    if (verdict === false || entries.some(({ id }) => id === levy.id)) continue

    const name = { id: levy.id, label: levy.name, component: componentOf(levy.id) }
    const result = verdict === true ? charge(levy, sheet) : needsAnswer(verdict)
    entries.push(
      'reason' in result ? { ...name, ...result } : toLine(name, result.amount, result.rule, levy, result.share),
    )
  }
  return entries
}

type Result = Pick<Line, 'amount' | 'rule' | 'share'> | Pick<UnknownLine, 'reason' | 'needs'>

function charge({ kind, value, slabs, unitSlabs, base, note }: Levy, sheet: Worksheet): Result {
  const { months, kwh } = sheet.usage
  if (slabs) return percentageBySlab(slabs, base, sheet)
  if (unitSlabs) return kwh === undefined ? needsAnswer('kwh') : paiseBySlab(unitSlabs, kwh, sheet.usage)
  if (value === null) return { reason: () => rateUnknown(note) }
  if (kind === 'paisePerMonth') return { amount: value * months, rule: () => aMonth(rupees(value), months) }
  if (kind === 'paisePerUnit')
    return kwh === undefined ? needsAnswer('kwh') : { amount: kwh * value, rule: () => unitsAt(kwh, value, 'kWh') }

  const part = percentage(value, base, sheet)
  return 'unknown' in part ? { reason: () => percentOfUnknown(part.unknown) } : part
}
