import { redirect } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { actOnRequest } from '#desk/frame/act.ts'
import { replacePicture } from './replace-picture.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'posts.write' } }

/** Another file for the same picture: the library's page of the new one says what came of it. */
export const action = actOnRequest(handle, async ({ request, params, staff, services }) => {
  const replaced = await replacePicture(request, params.hash ?? '', staff, services)
  if (!replaced.ok) return { trouble: replaced.message, status: replaced.status }
  return redirect(`/desk/pictures/${replaced.picture.hash}?done=replace`, 303)
})
