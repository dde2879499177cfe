import type { DeskHandle } from '#desk/access/desk-access.ts'
import { publishPost } from '#desk/posts/publish-post.ts'
import { lookAtNewsNow } from '#editions/automatic/make-automatic.ts'
import { writtenAct } from './written-act.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'posts.write' } }

export const action = writtenAct(handle, async (writing, { form }, services) => {
  const outcome = await publishPost({ ...writing, isUnsourced: form.get('unsourced') === 'yes' }, services)
  if (outcome?.ok) await lookAtNewsNow(services)
  return outcome
})
