/** Months are written "2026-11" and compare as text. */

/** How many months from the first to the other: 0 for the same. */
export function monthsBetween(from: string, to: string): number {
  return ordinal(to) - ordinal(from)
}

export function monthAfter(month: string, months = 1): string {
  const at = ordinal(month) + months
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
}

export function firstDay(month: string): string {
  return `${month}-01`
}

export function lastDay(month: string): string {
  return dayBefore(firstDay(monthAfter(month)))
}

export function dayBefore(day: string): string {
  return addDays(day, -1)
}

export function dayAfter(day: string): string {
  return addDays(day, 1)
}

const DAY_MS = 86_400_000

function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

function ordinal(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1
}
