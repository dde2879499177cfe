import * as z from 'zod/mini'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { ratingsCopy as copy } from '#desk/leads/ratings/words.en.ts'
import { LEAD_KINDS } from '#leads/kinds.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import { lines } from '#platform/text/text.ts'
import { leadAct } from './lead-act.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'leads.write' } }

const { refused } = copy
const schema = z.object({
  stars: z.string(refused.stars).check(z.regex(/^[1-5]$/, refused.stars)),
  why: lines({ required: refused.text, tooLong: refused.text, unreadable: refused.text }, 2_000),
})

/** What this person thinks of an applicant, in the place of what they thought before. */
export const action = leadAct(handle, schema, async ({ id, kind }, { stars, why }, { staff, services }) => {
  if (LEAD_KINDS[kind].from !== 'applicants') return { trouble: copy.refused.kind }
  const at = services.now()
  const rating = { staff_name: staff.name, stars: Number(stars), text: why, at: at.toISOString() }

  await services.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('lead_ratings')
      .values({ lead_id: id, staff_id: staff.id, ...rating })
      .onConflict((conflict) => conflict.columns(['lead_id', 'staff_id']).doUpdateSet(rating))
      .execute()
    // Without the number: whoever has not written yet reads what was done, too.
    await recordAction(trx, { staff, action: 'lead.rated', subject: id, at })
  })
  return { done: copy.done }
})
