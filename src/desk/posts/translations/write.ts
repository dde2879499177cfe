import { replace } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { actOnRequest, ofAct, orUnsaved } from '#desk/frame/act.ts'
import { orNotFound } from '#platform/http/or-not-found.ts'
import { findDeskTranslation, saveTranslation, showTranslation } from './translation-drafts.ts'
import { addressOf, conflictOf, placeOf, readWrittenTranslation } from './written-translation.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'posts.write' } }

const WRITES = { save: saveTranslation, publish: showTranslation }

/** What is done with a translation as it stands in the editor: what was typed is never lost, whatever the answer. */
export const action = actOnRequest(handle, async ({ request, act, params, staff, services }) => {
  const write = ofAct(WRITES, act)
  const { id, language } = placeOf(params)
  const { writing, troubles } = await readWrittenTranslation(request, { id, language, staff })
  const { body, version } = writing
  if (Object.keys(troubles).length > 0) return { body, version, troubles, status: 422 }

  const outcome = orNotFound(await orUnsaved(() => write(writing, services), services))
  if ('trouble' in outcome) return { body, version, ...outcome }
  if (outcome.ok) return replace(`${addressOf({ id, language })}?done=${act}`, 303)
  if ('theirs' in outcome) return { body, conflict: conflictOf(outcome.theirs, body), status: 409 }
  const saved = await findDeskTranslation(services.db, id, language)
  return { body, version: saved?.version, troubles: outcome.troubles, status: 422 }
})
