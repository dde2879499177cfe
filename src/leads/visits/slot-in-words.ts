import { inIndianTime } from '#india/indian-time.ts'
import type { Slot } from './visit-slots.ts'

/** "Saturday, 28 November 2026, 10:00 AM to 12:00 PM IST". */
export function slotInWords({ starts_at, ends_at }: Pick<Slot, 'starts_at' | 'ends_at'>): string {
  const from = inIndianTime(new Date(starts_at)).replace(/ IST$/, '')
  const until = inIndianTime(new Date(ends_at)).split(', ').at(-1)
  return `${from} to ${until}`
}
