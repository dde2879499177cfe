import type { DeskHandle } from '#desk/access/desk-access.ts'
import { deskOf } from '#desk/access/staff-context.ts'
import { answerDraft } from '#desk/drafts/read-draft.ts'
import { timeInIndia } from '#desk/frame/desk-time.ts'
import { writeEdition } from '#editions/write-edition.ts'
import type { Route } from './+types/letter-draft.ts'
import { describeEditionConflict, editionId } from './describe-edition-conflict.ts'
import { readWrittenEdition } from './read-written-edition.ts'
import { lettersCopy } from './words.en.ts'

export const handle: DeskHandle = { access: { write: 'editions.write' } }

/** What the editor saves as one types; see sendDraft. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { staff, services } = deskOf(context, 'editions.write')
  const id = editionId(params.id)
  const { body, version, editor, replaces, trouble } = await readWrittenEdition(request)
  if (trouble) return answerDraft({ kind: 'refused', reason: trouble }, 422)

  const written = await writeEdition({ id, body, version, editor, replaces, staff }, services)
  if (!written) return answerDraft({ kind: 'refused', reason: lettersCopy.errors.begun }, 409)
  return written.ok
    ? answerDraft({ kind: 'saved', version: written.row.version, time: timeInIndia(written.row.changed_at) }, 200)
    : answerDraft({ kind: 'conflict', conflict: describeEditionConflict(written.theirs, body) }, 409)
}
