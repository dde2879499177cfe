import { expect, test } from 'vitest'
import { replyBy } from '#leads/reply-by.ts'
import { changedFacts } from '../../tests/support/facts.ts'
import { officeCalendar } from './office-calendar.ts'
import { dailyHours, weekInLines, weekInWords } from './office-hours.ts'
import { organization } from './organization.ts'
import { firstFacts } from './registers/first-values.ts'

const [head, ...branches] = firstFacts.offices
const hoursOf = (day: 'monday' | 'tuesday' | 'friday' | 'sunday', opens: string, closes: string) => ({
  ...{ day, opens, closes },
})
const open = (...hours: ReturnType<typeof hoursOf>[]) =>
  changedFacts(() => ({ offices: [{ ...head!, hours }, ...branches] }))

test('the usual hours are told in the words of the specification', () => {
  expect(weekInLines(officeCalendar())).toEqual([
    ['Monday to Friday', '10:00 AM to 6:00 PM'],
    ['Saturday', '10:00 AM to 6:00 PM'],
    ['Sunday', 'Closed'],
  ])
  expect(dailyHours(officeCalendar())).toBe('10 AM to 6 PM IST')
  expect(weekInWords(officeCalendar())).toBe('Monday to Saturday, 10:00 AM to 6:00 PM IST')
})

test('days with other hours are told apart, and no hour is said of all', () => {
  using _ = open(
    hoursOf('monday', '09:30', '17:00'),
    hoursOf('tuesday', '09:30', '17:00'),
    hoursOf('friday', '12:00', '20:00'),
  )

  expect(weekInLines(officeCalendar())).toEqual([
    ['Monday to Tuesday', '9:30 AM to 5:00 PM'],
    ['Wednesday to Thursday', 'Closed'],
    ['Friday', '12:00 PM to 8:00 PM'],
    ['Saturday', 'Closed'],
    ['Sunday', 'Closed'],
  ])
  expect(dailyHours(officeCalendar())).toBeUndefined()
  expect(weekInWords(officeCalendar())).toBe('Monday to Tuesday, 9:30 AM to 5:00 PM; Friday, 12:00 PM to 8:00 PM IST')
})

test('the promised reply keeps to the hours of its day', () => {
  using _ = open(hoursOf('monday', '09:30', '17:00'), hoursOf('friday', '12:00', '20:00'))

  // Friday evening: the next open day is Monday, which closes at five.
  expect(replyBy(new Date('2026-11-20T19:00:00+05:30'))).toEqual(new Date('2026-11-23T17:00:00+05:30'))
})

test('where no office says its hours, the usual ones hold: a reply is promised all the same', () => {
  using _ = changedFacts(() => ({ offices: [] }))
  expect(replyBy(new Date('2026-11-19T16:10:00+05:30'))).toEqual(new Date('2026-11-20T16:10:00+05:30'))
})

test('only a page of ours at a network is told as ours', () => {
  const social = [
    { network: 'linkedin' as const, address: 'https://www.linkedin.com/company/neel-shakti' },
    { network: 'x' as const, address: 'https://x.com/' },
  ]
  using _ = changedFacts(({ company }) => ({ company: { ...company, social } }))
  expect(organization().sameAs).toEqual(['https://www.linkedin.com/company/neel-shakti'])
})
