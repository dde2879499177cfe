import { redirect } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { actOnRequest } from '#desk/frame/act.ts'
import { orNotFound } from '#platform/http/or-not-found.ts'
import { putBack } from './replace-picture.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'posts.write' } }

/** What this picture took the place of is shown again. */
export const action = actOnRequest(handle, async ({ params, staff, services }) => {
  const former = orNotFound(await putBack(params.hash ?? '', staff, services))
  return redirect(`/desk/pictures/${former}?done=put-back`, 303)
})
