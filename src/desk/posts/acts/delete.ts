import { data, redirect } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { actOnRequest } from '#desk/frame/act.ts'
import { postId } from '#desk/posts/post-id.ts'
import { removePost } from '#desk/posts/publish-post.ts'
import { lookAtNewsNow } from '#editions/automatic/make-automatic.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'posts.write' } }

export const action = actOnRequest(handle, async ({ params, staff, services }) => {
  if (!(await removePost(postId(params.id ?? ''), staff, services))) throw data(null, 404)
  await lookAtNewsNow(services)
  return redirect('/desk/posts?done=deleted', 303)
})
