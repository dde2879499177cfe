import { data, redirect } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { actOnRequest } from '#desk/frame/act.ts'
import { postId } from '#desk/posts/post-id.ts'
import { restoreRevision } from '#desk/posts/write-post.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'posts.write' } }

/** Brings an earlier state back as the draft. */
export const action = actOnRequest(handle, async ({ params, staff, services }) => {
  const [id, number] = [postId(params.id ?? ''), postId(params.number ?? '')]
  if (!(await restoreRevision({ id, number, staff }, services))) throw data(null, 404)
  return redirect(`/desk/posts/${id}?done=restored`, 303)
})
