import { data, replace } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { actOnRequest, ofAct } from '#desk/frame/act.ts'
import { MAX_BYTES } from '#desk/posts/read-written-post.ts'
import { readForm } from '#platform/http/forms.ts'
import { bringBackState, withdrawTranslation } from './translation-drafts.ts'
import { addressOf, placeOf } from './written-translation.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'posts.write' } }

/** Visitors read the English again, or an earlier state is the draft. */
const CHANGES = { unpublish: withdrawTranslation, restore: bringBackState }

/** What needs nothing of what is written. */
export const action = actOnRequest(handle, async ({ request, act, params, staff, services }) => {
  const change = ofAct(CHANGES, act)
  const place = placeOf(params)
  const number = Number((await readForm(request, MAX_BYTES)).get('number')) || 0
  if (!(await change({ ...place, number, staff }, services))) throw data(null, 404)
  return replace(`${addressOf(place)}?done=${act}`, 303)
})
