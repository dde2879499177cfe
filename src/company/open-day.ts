import holidays from './holidays.json' with { type: 'json' }
import { businessHours } from './site.ts'

const NATIONAL: Record<string, string> = holidays.national.days
const YEARS: Record<string, { days: Record<string, string> }> = holidays.years
/** The state publishes the list of a year in the last weeks of the year before. */
const EXPECTED_FROM_MONTH = 11

/**
 * Whether the office opens on a day, by a time whose UTC parts read as its wall
 * clock (specification 2 and 9). In a year whose list is not known it is closed
 * on the national holidays alone.
 */
export function isOpenDay(there: Date): boolean {
  const [year = '', day = ''] = [there.toISOString().slice(0, 4), there.toISOString().slice(5, 10)]
  const isHoliday = day in NATIONAL || day in (YEARS[year]?.days ?? {})
  return !isHoliday && businessHours.openDays.some((open) => open === there.getUTCDay())
}

/** A year whose holidays we should know by now and do not, by the wall clock as above: this one, or from November the next. */
export function findUnknownYear(there: Date): number | undefined {
  const year = there.getUTCFullYear()
  const expected = there.getUTCMonth() + 1 >= EXPECTED_FROM_MONTH ? [year, year + 1] : [year]
  return expected.find((each) => !(each in YEARS))
}
