import { data, replace } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { actOnRequest } from '#desk/frame/act.ts'
import { postId } from '#desk/posts/post-id.ts'
import { unpublishPost } from '#desk/posts/publish-post.ts'
import { lookAtNewsNow } from '#editions/automatic/make-automatic.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'posts.write' } }

export const action = actOnRequest(handle, async ({ params, staff, services }) => {
  const id = postId(params.id ?? '')
  if (!(await unpublishPost(id, staff, services))) throw data(null, 404)
  await lookAtNewsNow(services)
  return replace(`/desk/posts/${id}?done=unpublished`, 303)
})
