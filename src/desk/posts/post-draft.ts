import type { DeskHandle } from '#desk/access/desk-access.ts'
import { deskOf } from '#desk/access/staff-context.ts'
import { answerDraft } from '#desk/drafts/read-draft.ts'
import { timeInIndia } from '#desk/frame/desk-time.ts'
import type { Route } from './+types/post-draft.ts'
import { describeConflict } from './compare-posts.ts'
import { postId } from './post-id.ts'
import { readWrittenPost } from './read-written-post.ts'
import { writePost } from './write-post.ts'

export const handle: DeskHandle = { access: { write: 'posts.write' } }

/** What the editor saves as one types; see sendDraft. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { staff, services } = deskOf(context, 'posts.write')
  const id = postId(params.id)
  const { body, version, editor, replaces, troubles } = await readWrittenPost(request)
  const [reason] = Object.values(troubles)
  if (reason) return answerDraft({ kind: 'refused', reason }, 422)

  const saved = await writePost({ id, body, version, editor, replaces, staff }, services)
  if (!saved) return new Response(null, { status: 404 })
  return saved.ok
    ? answerDraft({ kind: 'saved', version: saved.version, time: timeInIndia(saved.savedAt) }, 200)
    : answerDraft({ kind: 'conflict', conflict: describeConflict(saved.theirs, body) }, 409)
}
