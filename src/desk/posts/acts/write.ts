import { redirectDocument, replace } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { actOnRequest, ofAct, orUnsaved } from '#desk/frame/act.ts'
import { readIndiaMinute } from '#desk/frame/desk-time.ts'
import { describeConflict } from '#desk/posts/compare-posts.ts'
import { type DeskPost, findDeskPost } from '#desk/posts/post-drafts.ts'
import { postId } from '#desk/posts/post-id.ts'
import { type Published, publishPost } from '#desk/posts/publish-post.ts'
import { readWrittenPost } from '#desk/posts/read-written-post.ts'
import { deskPostsCopy } from '#desk/posts/words.en.ts'
import { type Writing, writePost } from '#desk/posts/write-post.ts'
import { lookAtNewsNow } from '#editions/automatic/make-automatic.ts'
import { orNotFound } from '#platform/http/or-not-found.ts'
import type { Services } from '#platform/services.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'posts.write' } }

type Write = (
  writing: Writing,
  form: FormData,
  services: Services,
) => Promise<Published | { ok: false; theirs: DeskPost } | undefined>

const WRITES: Record<string, Write> = {
  // Saved as a draft: with scripts that happens by itself.
  save: (writing, _, services) => writePost(writing, services),
  'save-and-preview': (writing, _, services) => writePost(writing, services),
  'keep-revision': (writing, _, services) => writePost({ ...writing, isCheckpoint: true }, services),
  async publish(writing, form, services) {
    const outcome = await publishPost({ ...writing, isUnsourced: isUnsourced(form) }, services)
    if (outcome?.ok) await lookAtNewsNow(services)
    return outcome
  },
  /** Visible from a minute on. Where none was chosen, what was written is saved all the same. */
  async schedule(writing, form, services) {
    const from = readIndiaMinute(String(form.get('from') ?? ''))
    if (from) return publishPost({ ...writing, from, isUnsourced: isUnsourced(form) }, services)

    const saved = await writePost(writing, services)
    return saved?.ok ? { ok: false, troubles: { from: deskPostsCopy.errors.from } } : saved
  },
}

/** What is done with an article as it stands in the editor: with what was typed, which an answer never loses. */
export const action = actOnRequest(handle, async ({ request, act, params, staff, services }) => {
  const write = ofAct(WRITES, act)
  const id = postId(params.id ?? '')
  const { form, body, version, editor, replaces, troubles } = await readWrittenPost(request)
  if (Object.keys(troubles).length > 0) return { body, version, troubles, status: 422 }

  const writing = { id, body, version, editor, replaces, staff }
  const outcome = orNotFound(await orUnsaved(() => write(writing, form, services), services))
  if ('trouble' in outcome) return { body, version, ...outcome }
  if ('theirs' in outcome) return { body, conflict: describeConflict(outcome.theirs, body), status: 409 }
  if (!outcome.ok) {
    const saved = await findDeskPost(services.db, id)
    return { body, version: saved?.version, troubles: outcome.troubles, status: 422 }
  }
  // Visitors' pages are documents of their own: the desk's scripts stay behind.
  if (act === 'save-and-preview') return redirectDocument(`/desk/posts/${id}/preview`, 303)
  return replace(`/desk/posts/${id}?done=${act}`, 303)
})

function isUnsourced(form: FormData): boolean {
  return form.get('unsourced') === 'yes'
}
