import { businessHours, holidays } from '#content/site.ts'

/** Whether the office opens on a day, by a time whose UTC parts read as its wall clock (specification 2 and 9). */
export function isOpenDay(there: Date): boolean {
  return (
    businessHours.openDays.some((day) => day === there.getUTCDay()) &&
    !holidays.some(({ monthDay }) => there.toISOString().slice(5, 10) === monthDay)
  )
}
