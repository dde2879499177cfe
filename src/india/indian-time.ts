import { currentTag } from '#platform/text/language.ts'

const clocks = new Map<string, Intl.DateTimeFormat>()

/** A moment as people in India write it: "Monday, 23 November 2026, 5:50 PM IST". */
export function inIndianTime(time: Date): string {
  const part = Object.fromEntries(
    clockIn(currentTag())
      .formatToParts(time)
      .map(({ type, value }) => [type, value]),
  )
  const { weekday, day, month, year, hour, minute, dayPeriod = '' } = part

  return `${weekday}, ${day} ${month} ${year}, ${hour}:${minute} ${dayPeriod.toUpperCase()} IST`
}

function clockIn(tag: string): Intl.DateTimeFormat {
  const known = clocks.get(tag)
  if (known) return known
  const clock = new Intl.DateTimeFormat(tag, {
    timeZone: 'Asia/Kolkata',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  })
  clocks.set(tag, clock)
  return clock
}
