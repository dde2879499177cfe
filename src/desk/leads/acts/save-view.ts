import * as z from 'zod/mini'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { withOpenWords } from '#desk/access/sealed-words.ts'
import { act } from '#desk/frame/act.ts'
import { writeFilter } from '#desk/leads/inbox/lead-filter.ts'
import { readFilter } from '#desk/leads/inbox/read-filter.ts'
import {
  countShared,
  LONGEST_VIEW_NAME,
  listSavedViews,
  MOST_SHARED,
  MOST_VIEWS,
} from '#desk/leads/inbox/saved-views.ts'
import { leadsDeskCopy } from '#desk/leads/inbox/words.en.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import { line } from '#platform/text/text.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'leads.write' } }

const { save: copy } = leadsDeskCopy
const wrong = { required: copy.nameless, tooLong: copy.nameless, unreadable: copy.nameless }
const schema = z.object({ name: line(wrong, LONGEST_VIEW_NAME), shared: z.optional(z.literal('on')) })

/** Keeps the filter that is shown under a name, for this person alone or for colleagues too. */
export const action = act(handle, schema, async ({ name, shared }, { newId: id, staff, services, url }) => {
  const { db, now } = services
  const query = writeFilter(readFilter(await withOpenWords(url.searchParams, 'q', services)))

  return db.transaction().execute(async (trx) => {
    const own = (await listSavedViews(trx, staff)).filter(({ isOwn }) => isOwn)
    if (own.some((view) => view.id === id)) return {}
    if (own.length >= MOST_VIEWS) return { errors: { name: copy.full } }
    if (shared && (await countShared(trx)) >= MOST_SHARED) return { errors: { name: copy.fullOfShared } }

    const at = now().toISOString()
    const view = { id, staff_id: staff.id, name, query, shared_at: shared ? at : null }
    const saved = await trx
      .insertInto('lead_views')
      .values({ ...view, created_at: at })
      .onConflict((conflict) => conflict.columns(['staff_id', 'name']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!saved) return { errors: { name: copy.known } }

    const details = shared && { shared: name }
    await recordAction(trx, {
      staff,
      action: 'lead-view.kept',
      subject: id,
      ...(details && { details }),
      at: now(),
    })
    return {}
  })
})
