import { describeConflict, timeInIndia } from '#features/blog/desk/describe-conflict.ts'
import { readWrittenPost } from '#features/blog/desk/read-written-post.ts'
import type { DraftAnswer } from '#features/blog/desk/send-draft.ts'
import { writePost } from '#features/blog/desk/write-post.ts'
import { servicesContext } from '#platform/request-contexts.ts'
import type { DeskHandle } from '#staff/desk-access.ts'
import { requirePermission } from '#staff/staff-context.ts'
import type { Route } from './+types/post-draft.ts'
import { postId } from './post-id.ts'

export const handle: DeskHandle = { access: { write: 'posts.write' } }

/** What the editor saves as one types; see sendDraft. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = requirePermission(context, 'posts.write')
  const services = context.get(servicesContext)
  const id = postId(params.id)
  const { body, version, editor, replaces, troubles } = await readWrittenPost(request)
  const [reason] = Object.values(troubles)
  if (reason) return answer({ kind: 'refused', reason }, 422)

  const saved = await writePost({ id, body, version, editor, replaces, staff }, services)
  if (!saved) return new Response(null, { status: 404 })
  return saved.ok
    ? answer({ kind: 'saved', version: saved.version, time: timeInIndia(saved.savedAt) }, 200)
    : answer({ kind: 'conflict', conflict: describeConflict(saved.theirs, body) }, 409)
}

function answer(told: DraftAnswer, status: number) {
  return Response.json(told, { status })
}
