import { data, replace } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { actOnRequest, ofAct } from '#desk/frame/act.ts'
import { postId } from '#desk/posts/post-id.ts'
import { removePost, unpublishPost } from '#desk/posts/publish-post.ts'
import { lookAtNewsNow } from '#editions/automatic/make-automatic.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'posts.write' } }

const WAYS = {
  unpublish: { withdraw: unpublishPost, next: (id: number) => `/desk/posts/${id}?done=unpublished` },
  delete: { withdraw: removePost, next: () => '/desk/posts?done=deleted' },
}

/** Takes an article from the visitors' sight, for a while or for good. */
export const action = actOnRequest(handle, async ({ act, params, staff, services }) => {
  const { withdraw, next } = ofAct(WAYS, act)
  const id = postId(params.id ?? '')
  if (!(await withdraw(id, staff, services))) throw data(null, 404)
  await lookAtNewsNow(services)
  return replace(next(id), 303)
})
