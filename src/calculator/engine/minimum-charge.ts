import { asks, forMonths, rupees } from './words.ts'
import { amountOf, type Entry, type Worksheet } from './worksheet.ts'

const LINE = { id: 'minimum', label: 'Minimum charge', component: 'energy' }

/** A floor under the energy charge: the line is what the energy charge falls short of it. */
export function minimumCharge(sheet: Worksheet): Entry[] {
  const { tariff, usage } = sheet
  const energy = sheet.parts.length > 0 ? amountOf(sheet, 'energy') : undefined
  const floors = tariff.minimumCharge.filter(({ phase }) => phase === null || (usage.phase ?? phase) === phase)
  if (floors.length === 0 || energy === undefined) return []

  // Above every floor that could apply it does not matter which one does.
  const short = floors.filter(({ amountPaise }) => amountPaise === null || amountPaise * usage.months > energy)
  const [floor] = short
  if (!floor) return []
  if (floors.length > 1 && usage.phase === undefined) return [{ ...LINE, ...asks('phase') }]
  if (floor.amountPaise === null) return [{ ...LINE, reason: 'The minimum has not been found.' }]

  const minimum = floor.amountPaise
  return [
    {
      ...LINE,
      amount: minimum * usage.months - energy,
      confidence: floor.confidence,
      note: floor.note,
      rule: () => `the energy charge is at least ${rupees(minimum)} a month${forMonths(usage.months)}`,
    },
  ]
}
