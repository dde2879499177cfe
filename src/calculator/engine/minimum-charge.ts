import type { MinimumCharge } from '#calculator/tariff-schema.ts'
import { loadIn, loadNeed } from './demand-units.ts'
import type { Usage } from './usage.ts'
import { energyAtLeast, minimumName, minimumNotFound } from './words.en.ts'
import { amountOf, type Entry, needsAnswer, toLine, type Worksheet } from './worksheet.ts'

const lineName = () => ({ id: 'minimum', label: minimumName(), component: 'energy' })

/** A floor under the energy charge: the line is what the energy charge falls short of it. */
export function minimumCharge(sheet: Worksheet): Entry[] {
  const { tariff, usage } = sheet
  const energy = sheet.lines.length > 0 ? amountOf(sheet, 'energy') : undefined
  const floors = tariff.minimumCharge.filter((floor) => floor.appliesTo === 'energy' && isFor(floor, usage))
  if (floors.length === 0 || energy === undefined) return []

  // Above every floor that could apply it does not matter which one does.
  const loadOf = ({ per }: MinimumCharge) => (per === undefined ? 1 : loadIn(per, usage))
  const unasked = floors.find((floor) => loadOf(floor) === undefined)
  if (unasked) return [{ ...lineName(), ...needsAnswer(loadNeed(unasked.per ?? 'kW')) }]
  const short = floors.filter(
    (floor) => floor.amountPaise === null || floor.amountPaise * (loadOf(floor) ?? 1) * usage.months > energy,
  )
  const [floor] = short
  if (!floor) return []
  if (floors.length > 1 && usage.phase === undefined && floors.some(({ phase }) => phase !== null))
    return [{ ...lineName(), ...needsAnswer('phase') }]
  if (floor.amountPaise === null) return [{ ...lineName(), reason: minimumNotFound() }]

  const minimum = floor.amountPaise * (loadOf(floor) ?? 1)
  const rule = () => energyAtLeast(minimum, usage.months)
  return [toLine(lineName(), minimum * usage.months - energy, rule, floor)]
}

/** By the phase, and by the month of the bill's date where there is one. */
function isFor({ phase, months, loadFrom, loadTo, per }: MinimumCharge, usage: Usage): boolean {
  const load = loadIn(per ?? 'kW', usage)
  const fitsLoad = load === undefined || ((loadFrom == null || load > loadFrom) && (loadTo == null || load <= loadTo))
  const fitsMonth = !months || usage.date === undefined || months.includes(Number(usage.date.slice(5, 7)))
  return fitsLoad && fitsMonth && (phase === null || (usage.phase ?? phase) === phase)
}
