import type { Levy } from '#calculator/tariff-schema.ts'
import { applies, isInForce } from './applies.ts'
import { paiseBySlab, percentageBySlab } from './by-slab.ts'
import { rupees } from './numbers.ts'
import { percentage } from './percentage.ts'
import { aMonth, percentOfUnknown, rateUnknown, unitsAt } from './words.en.ts'
import { type Entry, type Line, needsAnswer, type UnknownLine, type Worksheet } from './worksheet.ts'

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

    const line = { id: levy.id, label: levy.name, component: componentOf(levy.id) }
    entries.push(Object.assign(verdict === true ? charge(levy, sheet) : needsAnswer(verdict), line))
  }
  return entries
}

type Result = Pick<Line, 'amount' | 'share' | 'confidence' | 'note' | 'rule'> | Pick<UnknownLine, 'reason' | 'needs'>

function charge({ kind, value, slabs, unitSlabs, base, confidence, note }: Levy, sheet: Worksheet): Result {
  const { months, kwh } = sheet.usage
  if (slabs) return { ...percentageBySlab(slabs, base, sheet), confidence, note }
  if (unitSlabs)
    return kwh === undefined ? needsAnswer('kwh') : { ...paiseBySlab(unitSlabs, kwh, sheet.usage), confidence, note }
  if (value === null) return { reason: () => rateUnknown(note) }

  if (kind === 'paisePerMonth')
    return { amount: value * months, confidence, note, rule: () => aMonth(rupees(value), months) }

  if (kind === 'paisePerUnit') {
    if (kwh === undefined) return needsAnswer('kwh')
    return { amount: kwh * value, confidence, note, rule: () => unitsAt(kwh, value, 'kWh') }
  }

  const part = percentage(value, base, sheet)
  if ('unknown' in part) return { reason: () => percentOfUnknown(part.unknown) }
  part.confidence = confidence
  part.note = note
  return part
}
