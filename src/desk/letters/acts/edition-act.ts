import { data, replace } from 'react-router'
import type { EditionRow } from '#database/tables.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import { actOnRequest, ofAct, orUnsaved } from '#desk/frame/act.ts'
import { addedId } from '#desk/frame/added-id.ts'
import { describeEditionConflict, editionId } from '#desk/letters/describe-edition-conflict.ts'
import { readWrittenEdition } from '#desk/letters/read-written-edition.ts'
import { lettersCopy } from '#desk/letters/words.en.ts'
import { writeEdition } from '#editions/write-edition.ts'
import type { Services } from '#platform/services.ts'

interface Written {
  row: EditionRow
  act: string
  form: FormData
  /** For what it adds: see addedId. */
  newId: string
  staff: Staff
  services: Services
}

type Then = (written: Written) => Promise<Response | { done?: string; trouble?: string } | undefined>

/**
 * What is done with an edition as it stands in the editor: what was typed is kept first, and an answer never loses it.
 * Undefined leads back to the page, which says what was done. `isKept`: as a point to come back to.
 */
export function editionAct(handle: DeskHandle, then: Then, isKept = (_: string) => false) {
  return actOnRequest(handle, async ({ request, url, params, act, staff, services }) => {
    const id = editionId(params.id ?? '')
    const { form, body, version, editor, replaces, trouble } = await readWrittenEdition(request)
    if (trouble) return { body, version, trouble, status: 422 }

    const writing = { id, body, version, editor, replaces, staff, isKept: isKept(act) }
    const written = await orUnsaved(() => writeEdition(writing, services), services)
    if (written && 'trouble' in written) return { body, version, ...written }
    if (!written) return { trouble: lettersCopy.errors.begun, status: 409 }
    if (!written.ok) return { body, conflict: describeEditionConflict(written.theirs, body), status: 409 }

    const newId = await addedId(form, { url, staff })
    const outcome = await then({ row: written.row, act, form, newId, staff, services })
    if (!outcome) return replace(`/desk/letters/${id}?done=${act}`, 303)
    if (outcome instanceof Response) return outcome
    return { ...outcome, version: written.row.version }
  })
}

/** What is done with an edition that is not being written: it is done, or it stands otherwise by now. */
export function editionStateAct(
  handle: DeskHandle,
  changes: Record<string, (id: string, staff: Staff, services: Services) => Promise<boolean>>,
) {
  return actOnRequest(handle, async ({ params, act, staff, services }) => {
    const change = ofAct(changes, act)
    const id = editionId(params.id ?? '')
    if (!(await change(id, staff, services))) {
      const isThere = await services.db.selectFrom('editions').select('id').where('id', '=', id).executeTakeFirst()
      if (!isThere) throw data(null, 404)
      return { trouble: lettersCopy.errors.otherwise, status: 409 }
    }
    return replace(act === 'delete' ? '/desk/letters?done=deleted' : `/desk/letters/${id}?done=${act}`, 303)
  })
}
