import type { Need } from './bill.ts'
import { contractIn, recordedIn } from './demand-units.ts'
import type { LoadUnit } from './fits.ts'
import { HOME_USE } from './home-use.ts'
import { MEAN_DAYS_A_MONTH, type Usage } from './usage.ts'
import { plain } from './words.ts'
import type { Gap, Worksheet } from './worksheet.ts'

/** Nobody keeps drawing twice the contract: it is a slip, or the contract was changed. */
const MOST_TIMES_CONTRACT = 2
/** Motors that idle reach a power factor of 0.3; below, one of the two figures is another meter's. */
const LEAST_POWER_FACTOR = 0.3

/** What cannot be, or hardly: asked in words, and never silently billed. */
export function inputDoubts({ usage, gaps }: Worksheet): Gap[] {
  const { units, kwh, isInKwh, days, zoneUnits } = usage
  const doubts: Gap[] = []
  const doubt = (id: string, needs: Need, reason: string) =>
    doubts.push({ id, label: 'Please check', component: 'input', needs, reason })

  for (const need of ['contractDemandKva', 'loadKw', 'loadKva', 'loadHp'] as const)
    if (usage[need] === 0)
      doubt('inputLoad', need, 'A connection has a load above zero. Is 0 right? It stands on the bill.')

  const bound = boundOf(usage)
  const full = bound ? bound.most * 24 * longestDays(usage) : Number.POSITIVE_INFINITY
  // Of kVAh, only the kWh in them are bounded by kW.
  const used = isInKwh || bound?.unit === 'kVA' ? units : (kwh ?? units * LEAST_POWER_FACTOR)
  if (bound && used > full && !gaps.some(({ id }) => id === HOME_USE))
    doubt(
      'inputUse',
      'units',
      `${plain(bound.most)} ${bound.unit} day and night make ${plain(Math.round(full))} ${bound.unit}h at most. Are both figures right, and is this the right connection?`,
    )

  if (!isInKwh && kwh !== undefined && units > 0) {
    if (kwh > units + 0.5)
      doubt(
        'inputKwh',
        'kwh',
        `${plain(kwh)} kWh are more than ${plain(units)} kVAh, which cannot be. Were the two taken for each other?`,
      )
    else if (kwh > 0 && kwh / units < LEAST_POWER_FACTOR)
      doubt(
        'inputKwh',
        'kwh',
        `${plain(kwh)} kWh in ${plain(units)} kVAh is a power factor of ${plain(kwh / units)}. Are both of this bill?`,
      )
  }

  for (const unit of ['kVA', 'kW'] as const) {
    const recorded = recordedIn(unit, usage)
    const contract = contractIn(unit, usage)
    if (recorded !== undefined && contract && recorded > MOST_TIMES_CONTRACT * contract)
      doubt(
        'inputDemand',
        unit === 'kVA' ? 'recordedDemandKva' : 'recordedDemandKw',
        `${plain(recorded)} ${unit} recorded is more than twice the ${plain(contract)} ${unit} contracted. Are both figures right?`,
      )
  }

  const inZones = Object.values(zoneUnits ?? {}).reduce((sum, each) => sum + each, 0)
  if (inZones > units * 1.01 + 1)
    doubt(
      'inputZones',
      'zoneUnits',
      `The zones together have ${plain(inZones)} units, the bill ${plain(units)}. Is one zone inside another?`,
    )

  const meant = usage.months * MEAN_DAYS_A_MONTH
  if (days !== undefined && usage.isLengthGiven && (days < 0.7 * meant - 3 || days > 1.3 * meant + 3))
    doubt('inputLength', 'days', `${days} days are not ${plain(usage.months)} months. Which of the two is on the bill?`)
  return doubts
}

/** What the connection can draw at most: what the meter recorded, else its contract; in the unit that fits the energy. */
function boundOf(usage: Usage): { most: number; unit: LoadUnit } | undefined {
  const units: LoadUnit[] = usage.isInKwh ? ['kW', 'kVA'] : ['kVA', 'kW']
  for (const unit of units) {
    const most = Math.max(recordedIn(unit, usage) ?? 0, contractIn(unit, usage) ?? 0)
    if (most > 0) return { most, unit }
  }
}

/** A bill's months may have 31 days each. */
function longestDays(usage: Usage): number {
  return usage.days ?? 31 * usage.months
}
