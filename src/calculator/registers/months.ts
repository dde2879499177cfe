import { laterMonth, type Month } from '#calculator/answers/month.ts'

const DAY_MS = 86_400_000

export function firstDay(month: Month): string {
  return `${month}-01`
}

export function lastDay(month: Month): string {
  return dayBefore(firstDay(laterMonth(month, 1)))
}

export function dayBefore(day: string): string {
  return addDays(day, -1)
}

export function dayAfter(day: string): string {
  return addDays(day, 1)
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}
