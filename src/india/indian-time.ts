const clock = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
})

/** A moment as people in India write it: "Monday, 23 November 2026, 5:50 PM IST". */
export function inIndianTime(time: Date): string {
  const part = Object.fromEntries(clock.formatToParts(time).map(({ type, value }) => [type, value]))
  const { weekday, day, month, year, hour, minute, dayPeriod = '' } = part

  return `${weekday}, ${day} ${month} ${year}, ${hour}:${minute} ${dayPeriod.toUpperCase()} IST`
}
