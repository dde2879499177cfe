import { data, replace } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { actOnRequest, orUnsaved } from '#desk/frame/act.ts'
import { describeConflict } from '#desk/posts/compare-posts.ts'
import { type DeskPost, findDeskPost, type Saving } from '#desk/posts/post-drafts.ts'
import { postId } from '#desk/posts/post-id.ts'
import type { Published } from '#desk/posts/publish-post.ts'
import { readWrittenPost } from '#desk/posts/read-written-post.ts'
import type { Services } from '#platform/services.ts'

interface Writing extends Omit<Saving, 'at'> {
  replaces: number | undefined
}

type Write = (
  writing: Writing,
  asked: { act: string; form: FormData },
  services: Services,
) => Promise<Published | { ok: false; theirs: DeskPost } | undefined>

/** What is done with an article as it stands in the editor: with what was typed, which an answer never loses. */
export function writtenAct(
  handle: DeskHandle,
  write: Write,
  next = (id: number, act: string): Response => replace(`/desk/posts/${id}?done=${act}`, 303),
) {
  return actOnRequest(handle, async ({ request, act, params, staff, services }) => {
    const id = postId(params.id ?? '')
    const { form, body, version, editor, replaces, troubles } = await readWrittenPost(request)
    if (Object.keys(troubles).length > 0) return { body, version, troubles, status: 422 }

    const writing = { id, body, version, editor, replaces, staff }
    const outcome = await orUnsaved(() => write(writing, { act, form }, services), services)
    if (!outcome) throw data(null, 404)
    if ('trouble' in outcome) return { body, version, ...outcome }
    if (outcome.ok) return next(id, act)
    if ('theirs' in outcome) return { body, conflict: describeConflict(outcome.theirs, body), status: 409 }

    const saved = await findDeskPost(services.db, id)
    return { body, version: saved?.version, troubles: outcome.troubles, status: 422 }
  })
}
