import type { Tariff } from '#calculator/tariff-schema.ts'
import type { Cliff } from './bill.ts'
import { computeLines } from './compute-lines.ts'
import { jumpLimits } from './jump-limits.ts'
import { type Usage, withUnits } from './usage.ts'
import { aboveUnits, energyOfAll, goesFrom, list, unitItself } from './words.en.ts'
import { newUnknowns, subtotal, tellUnknown, type UnknownLine, type Worksheet } from './worksheet.ts'

// A millionth of a unit, which costs nothing by itself.
const EPSILON = 1e-6

// What many lines may gain together by rounding is no cliff, and nobody minds one of a few paise.
const LEAST_PAISE = 20

/** The first unit from here on at which the whole bill jumps up. */
export function nextCliff(tariff: Tariff, usage: Usage): Cliff | undefined {
  const found = foundFor(tariff, usage)
  for (const limit of jumpLimits(tariff, usage)) {
    let cliff = found?.get(limit)
    if (cliff === undefined) {
      cliff = cliffAt(limit, tariff, usage) ?? null
      found?.set(limit, cliff)
    }
    if (cliff) return cliff
  }
}

/** By limit, null where the bill does not jump. */
type Found = Map<number, Cliff | null>

/** `said`: in which language it was found; that sentence stands for it. */
const last = new WeakMap<Tariff, { of: Usage; said: string; found: Found }>()

/**
 * What happens at a limit does not depend on the present use: it is worked out once for all the units that a visitor
 * tries. Not where kVAh or zones are billed, whose kWh and hours change with the units.
 */
function foundFor(tariff: Tariff, usage: Usage): Found | undefined {
  if (!usage.isInKwh || usage.zoneUnits) return
  let known = last.get(tariff)
  const said = energyOfAll()
  if (!known || known.said !== said || !isSameBut(known.of, usage)) {
    known = { of: usage, said, found: new Map() }
    last.set(tariff, known)
  }
  return known.found
}

/** The same answers but for the use. */
function isSameBut(one: Usage, other: Usage): boolean {
  for (const name in other)
    if (name !== 'units' && name !== 'kwh' && one[name as keyof Usage] !== other[name as keyof Usage]) return false
  return true
}

function cliffAt(limit: number, tariff: Tariff, usage: Usage): Cliff | undefined {
  const at = computeLines(tariff, withUnits(usage, limit))
  const above = computeLines(tariff, withUnits(usage, limit + EPSILON))
  const news = newUnknowns(at, above)

  if (news.length > 0)
    return { unit: Math.floor(limit) + 1, jumpPaise: null, why: aboveUnits(limit, news.map(tell).join('; ')) }
  const leapPaise = subtotal(above) - subtotal(at)
  if (leapPaise < LEAST_PAISE) return
  const unit = Math.floor(limit) + 1
  const before = Number.isInteger(limit) ? at : computeLines(tariff, withUnits(usage, unit - 1))
  const jumpPaise = subtotal(computeLines(tariff, withUnits(usage, unit))) - subtotal(before)
  return { unit, jumpPaise, why: aboveUnits(limit, changes(at, above)) + ofUnit(jumpPaise - leapPaise) }
}

/** What the changes leave of the jump. */
function ofUnit(paise: number): string {
  return paise > 0 ? unitItself(paise) : ''
}

function tell(unknown: UnknownLine): string {
  const { label, reason } = tellUnknown(unknown)
  return `${label}: ${reason.replace(/\.$/, '')}`
}

function changes(at: Worksheet, above: Worksheet): string {
  const amount = (sheet: Worksheet, id: string) => sheet.lines.find((line) => line.id === id)?.amount ?? 0
  const changed = [...above.lines, ...at.lines.filter(({ id }) => amount(above, id) === 0)]
    .map(({ id, label }) => ({
      label: id === 'energy' ? energyOfAll() : label,
      from: amount(at, id),
      to: amount(above, id),
    }))
    .filter(({ from, to }) => Math.abs(to - from) > 1)

  return list(changed.map(({ label, from, to }) => goesFrom(label, from, to)))
}
