import { unknownHolidaysText } from '#company/holiday-words.en.ts'
import { unknownHolidays } from '#leads/reply-by.ts'
import type { Services } from '#platform/services.ts'

/** What somebody has to do soon, while the site does its work. */
export function findNotices({ now }: Pick<Services, 'now'>): string[] {
  const year = unknownHolidays(now())
  return year === undefined ? [] : [unknownHolidaysText(year)]
}
