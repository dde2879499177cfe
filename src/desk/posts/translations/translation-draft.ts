import type { DeskHandle } from '#desk/access/desk-access.ts'
import { deskOf } from '#desk/access/staff-context.ts'
import { answerDraft } from '#desk/drafts/read-draft.ts'
import { timeInIndia } from '#desk/frame/desk-time.ts'
import { postId } from '#desk/posts/post-id.ts'
import type { Route } from './+types/translation-draft.ts'
import { saveTranslation } from './translation-drafts.ts'
import { conflictOf, languageOf, readWrittenTranslation } from './written-translation.ts'

export const handle: DeskHandle = { access: { write: 'posts.write' } }

/** What the editor saves as one types; see sendDraft. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { staff, services } = deskOf(context, 'posts.write')
  const place = { id: postId(params.id), language: languageOf(params.language), staff }
  const { writing, troubles } = await readWrittenTranslation(request, place)
  const [reason] = Object.values(troubles)
  if (reason) return answerDraft({ kind: 'refused', reason }, 422)

  const saved = await saveTranslation(writing, services)
  if (!saved) return new Response(null, { status: 404 })
  return saved.ok
    ? answerDraft({ kind: 'saved', version: saved.version, time: timeInIndia(saved.savedAt) }, 200)
    : answerDraft({ kind: 'conflict', conflict: conflictOf(saved.theirs, writing.body) }, 409)
}
