import { companyFacts } from './facts.ts'
import { headOffice } from './offices.ts'
import { DAYS } from './registers/offices.en.ts'

/** On one day: minutes after midnight, by the office's clock. */
export interface OpenHours {
  opensAt: number
  closesAt: number
}

/** When the office is open, as JSON can say it: a browser is given it by its page. */
export interface OfficeCalendar {
  /** From Monday to Sunday; null on a day that is closed. */
  week: readonly (OpenHours | null)[]
  /** Days like 2026-12-25, by the year whose list is known. */
  holidays: Readonly<Record<string, readonly string[]>>
}

type Hours = readonly { day: keyof typeof DAYS; opens: string; closes: string }[]

// Specification, Contact page. A reply is promised by some hours: these hold while no office says its own.
const USUAL: Hours = (['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const).map((day) => ({
  day,
  opens: '10:00',
  closes: '18:00',
}))

/** The hours of the head office and the holidays, as published. */
export function officeCalendar(): OfficeCalendar {
  const own = headOffice()?.hours ?? []
  const lists = companyFacts().holidays.map(({ year, days }) => [year, days.map(({ day }) => day)])
  return { week: weekOf(own.length > 0 ? own : USUAL), holidays: Object.fromEntries(lists) }
}

function weekOf(hours: Hours): OfficeCalendar['week'] {
  return Object.keys(DAYS).map((day) => {
    const open = hours.find((each) => each.day === day)
    return open ? { opensAt: minutesOf(open.opens), closesAt: minutesOf(open.closes) } : null
  })
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
