import { deskDuration } from '#desk/frame/desk-duration.ts'
import { isOverdue } from '#desk/leads/inbox/is-overdue.ts'
import { leadDeskCopy } from '#desk/leads/words.en.ts'
import type { DeskLead } from './find-desk-lead.ts'

const { clock: copy } = leadDeskCopy

/** How the promised reply stands: what is left of its time, or how long it is over. */
export function replyClock(lead: DeskLead, now: Date): { text: string; isOverdue: boolean } {
  const { reply_by, answered_at, closed_at } = lead
  if (!reply_by) return { text: copy.none, isOverdue: false }

  if (answered_at) return { text: answered_at > reply_by ? copy.answeredLate : copy.answered, isOverdue: false }
  if (closed_at) return { text: '', isOverdue: false }

  const leftMs = Date.parse(reply_by) - now.getTime()
  return leftMs < 0
    ? { text: copy.overdue(deskDuration(-leftMs)), isOverdue: isOverdue(lead, now) }
    : { text: copy.left(deskDuration(leftMs)), isOverdue: false }
}
