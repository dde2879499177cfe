import * as z from 'zod/mini'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { type ByCriterion, criteriaOf, fieldOf } from '#desk/leads/ratings/find-ratings.ts'
import { ratingsCopy as copy } from '#desk/leads/ratings/words.en.ts'
import { LEAD_KINDS } from '#leads/kinds.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import { lines } from '#platform/text/text.ts'
import { leadAct } from './lead-act.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'leads.write' } }

const { refused } = copy
const STARS = [1, 2, 3, 4, 5]
const schema = z.object({
  stars: z.string(refused.stars).check(z.regex(/^[1-5]$/, refused.stars)),
  why: lines({ required: refused.text, tooLong: refused.text, unreadable: refused.text }, 2_000),
})

/** What this person thinks of an applicant, in the place of what they thought before. */
export const action = leadAct(handle, schema, async (lead, { stars, why }, { staff, services, form }) => {
  const { id, kind } = lead
  if (LEAD_KINDS[kind].from !== 'applicants') return { trouble: copy.refused.kind }
  const at = services.now()
  const criteria: ByCriterion = {}
  for (const name of await criteriaOf(services.db, lead)) {
    const given = Number(form.get(fieldOf(name)))
    if (STARS.includes(given)) criteria[name] = given
  }
  const said = { stars: Number(stars), criteria: JSON.stringify(criteria), text: why }
  const rating = { staff_name: staff.name, ...said, at: at.toISOString() }

  await services.db.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('lead_ratings')
      .values({ lead_id: id, staff_id: staff.id, ...rating })
      .onConflict((conflict) =>
        conflict
          .columns(['lead_id', 'staff_id'])
          .doUpdateSet(rating)
          // What says the same as before, as a form whose answer was lost, changes nothing.
          .where((eb) =>
            eb.or([
              eb('lead_ratings.stars', '<>', said.stars),
              eb('lead_ratings.criteria', '<>', said.criteria),
              eb('lead_ratings.text', '<>', said.text),
            ]),
          ),
      )
      .executeTakeFirst()
    if (!numInsertedOrUpdatedRows) return
    // Without the number: whoever has not written yet reads what was done, too.
    await recordAction(trx, { staff, action: 'lead.rated', subject: id, at })
  })
  return { done: copy.done }
})
