import { leadDeskCopy } from '#content/desk/leads.ts'
import { isOverdue } from '#features/lead-desk/inbox/is-overdue.ts'
import type { DeskLead } from './find-desk-lead.ts'

const { clock: copy } = leadDeskCopy
const MINUTE_MS = 60_000

/** How the promised reply stands: what is left of its time, or how long it is over. */
export function replyClock(lead: DeskLead, now: Date): { text: string; isOverdue: boolean } {
  const { reply_by, answered_at, closed_at } = lead
  if (!reply_by) return { text: copy.none, isOverdue: false }

  if (answered_at) return { text: answered_at > reply_by ? copy.answeredLate : copy.answered, isOverdue: false }
  if (closed_at) return { text: '', isOverdue: false }

  const minutes = Math.floor((Date.parse(reply_by) - now.getTime()) / MINUTE_MS)
  return minutes < 0
    ? { text: copy.overdue(duration(-minutes)), isOverdue: isOverdue(lead, now) }
    : { text: copy.left(duration(minutes)), isOverdue: false }
}

/** In the two largest units that say something: "3 d 4 h", "2 h 5 min", "12 min". */
function duration(minutes: number): string {
  const parts: [number, string][] = [
    [Math.floor(minutes / 1_440), 'd'],
    [Math.floor((minutes % 1_440) / 60), 'h'],
    [minutes % 60, 'min'],
  ]
  const first = parts.findIndex(([count]) => count > 0)
  return first < 0
    ? '0 min'
    : parts
        .slice(first, first + 2)
        .filter(([count]) => count > 0)
        .map(([count, unit]) => `${count} ${unit}`)
        .join(' ')
}
