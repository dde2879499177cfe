import type { DeskHandle } from '#desk/access/desk-access.ts'
import { readIndiaMinute } from '#desk/frame/desk-time.ts'
import { publishPost } from '#desk/posts/publish-post.ts'
import { deskPostsCopy } from '#desk/posts/words.en.ts'
import { writePost } from '#desk/posts/write-post.ts'
import { writtenAct } from './written-act.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'posts.write' } }

/** Visible from a minute on. Where none was chosen, what was written is saved all the same. */
export const action = writtenAct(handle, async (writing, { form }, services) => {
  const from = readIndiaMinute(String(form.get('from') ?? ''))
  if (from) return publishPost({ ...writing, from, isUnsourced: form.get('unsourced') === 'yes' }, services)

  const saved = await writePost(writing, services)
  return saved?.ok ? { ok: false, troubles: { from: deskPostsCopy.errors.from } } : saved
})
