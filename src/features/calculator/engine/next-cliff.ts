import type { Tariff } from '../tariff-schema.ts'
import type { Cliff } from './bill.ts'
import { jumpLimits } from './jump-limits.ts'
import { reckon } from './reckon.ts'
import { type Usage, withUnits } from './usage.ts'
import { list, plain, rupees } from './words.ts'
import { newGaps, subtotal, toUnknown, type Worksheet } from './worksheet.ts'

// A millionth of a unit: a cliff costs rupees there, an ordinary slab far less than a paisa.
const HAIR = 1e-6

/** The first unit from here on at which the whole bill jumps up. */
export function nextCliff(tariff: Tariff, usage: Usage): Cliff | undefined {
  for (const limit of jumpLimits(tariff, usage)) {
    const at = reckon(tariff, withUnits(usage, limit), exact)
    const above = reckon(tariff, withUnits(usage, limit + HAIR), exact)
    const news = newGaps(at, above)
      .map(toUnknown)
      .map(({ label, reason }) => `${label}: ${reason.replace(/\.$/, '')}`)

    if (news.length > 0 || subtotal(above) - subtotal(at) >= 1) {
      const unit = Math.floor(limit) + 1
      const jumpPaise = news.length > 0 ? null : totalAt(unit, tariff, usage) - totalAt(unit - 1, tariff, usage)
      return { unit, jumpPaise, why: `Above ${plain(limit)} units: ${news.join('; ') || changes(at, above)}.` }
    }
  }
}

function exact(paise: number): number {
  return paise
}

function totalAt(units: number, tariff: Tariff, usage: Usage): number {
  return subtotal(reckon(tariff, withUnits(usage, units)))
}

function changes(at: Worksheet, above: Worksheet): string {
  const amount = (sheet: Worksheet, id: string) => sheet.parts.find((part) => part.id === id)?.amount ?? 0
  const changed = [...above.parts, ...at.parts.filter(({ id }) => amount(above, id) === 0)]
    .map(({ id, label }) => ({
      label: id === 'energy' ? 'the energy charge of all units' : label,
      from: amount(at, id),
      to: amount(above, id),
    }))
    .filter(({ from, to }) => Math.abs(to - from) >= 1)

  return list(changed.map(({ label, from, to }) => `${label} goes from ${rupees(from)} to ${rupees(to)}`))
}
