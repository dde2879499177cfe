import * as z from 'zod/mini'
import { insertOnce } from '#database/insert-once.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { leadDeskCopy as copy } from '#desk/leads/lead/words.en.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import { lines } from '#platform/text/text.ts'
import { leadAct } from './lead-act.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'leads.write' } }

const wrong = copy.refused.note
const schema = z.object({ text: lines({ required: wrong, tooLong: wrong, unreadable: wrong }, 5_000) })

/** A note for colleagues. What is noted is never changed. */
export const action = leadAct(
  handle,
  schema,
  async ({ id: lead_id }, { text }, { newId, staff, services: { db, now } }) => {
    const at = now()
    const note = { id: newId, lead_id, staff_id: staff.id, staff_name: staff.name, text }
    await db.transaction().execute(async (trx) => {
      const row = trx.insertInto('lead_notes').values({ ...note, written_at: at.toISOString() })
      if (await insertOnce(row)) await recordAction(trx, { staff, action: 'lead.noted', subject: lead_id, at })
    })
    return { done: copy.done.note }
  },
)
