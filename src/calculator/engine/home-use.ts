import type { Tariff } from '#calculator/tariff-schema.ts'
import type { Usage } from './usage.ts'
import { plain } from './words.ts'
import type { Gap } from './worksheet.ts'

const HOURS_A_MONTH = 730.5
/** A home may draw more than its contract allows, but not three times as much at every hour of a month. */
const TIMES_THE_CONTRACT = 3
/** Below this many units a month nobody is asked: a family may have let its load grow. */
const UNITS_OF_A_LARGE_HOME = 5000

export const HOME_USE = 'tariffUse'

/** The question that comes before the price of a use which no home has: 50,000 units in a month on 3 kW. */
export function homeUse({ category, appliesTo }: Tariff, { units, months, loadKw, loadKva }: Usage): Gap | undefined {
  const perMonth = units / months
  if (category !== 'domestic' || perMonth <= UNITS_OF_A_LARGE_HOME) return
  const load = appliesTo.loadUnit === 'kW' ? loadKw : loadKva
  if (load !== undefined && perMonth <= load * HOURS_A_MONTH * TIMES_THE_CONTRACT) return

  const line = { id: HOME_USE, label: 'Is this a home?', component: 'tariff' }
  if (load === undefined)
    return {
      ...line,
      needs: appliesTo.loadUnit === 'kW' ? 'loadKw' : 'loadKva',
      reason: () => `${plain(perMonth)} units a month are more than most homes use. It depends on the load.`,
    }
  return {
    ...line,
    reason: () =>
      `${plain(perMonth)} units a month cannot come from ${plain(load)} ${appliesTo.loadUnit}: at full load all day and night that is ${plain(Math.round(load * HOURS_A_MONTH))}. Check the units and the load, or choose the connection of a shop or a factory.`,
  }
}
