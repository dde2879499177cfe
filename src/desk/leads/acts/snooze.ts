import * as z from 'zod/mini'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { deskTime } from '#desk/frame/desk-time.ts'
import { findFollowUp, SNOOZES, snoozedTo } from '#desk/leads/lead/follow-ups.ts'
import { setFollowUp } from '#desk/leads/lead/set-follow-up.ts'
import { leadDeskCopy as copy } from '#desk/leads/lead/words.en.ts'
import { leadAct } from './lead-act.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'leads.write' } }

const schema = z.object({ until: z.enum(SNOOZES), seen: z.optional(z.string()) })

/** The same follow-up, later. */
export const action = leadAct(
  handle,
  schema,
  async ({ id: leadId }, { until, seen }, { newId: id, staff, services }) => {
    const open = await findFollowUp(services.db, leadId)
    if (!open) return { trouble: copy.refused['follow-up'] }

    const at = snoozedTo(until, services.now())
    const { changed, changedBy } = await setFollowUp(
      leadId,
      { followUp: { id, at, text: open.text }, seen },
      staff,
      services,
    )
    if (changedBy) return { trouble: copy.changedBy(changedBy), status: 409 }
    if (changed === 0) return { trouble: copy.refused['follow-up'] }
    return { done: copy.done['set-follow-up'](deskTime(at.toISOString())), undo: [leadId] }
  },
)
