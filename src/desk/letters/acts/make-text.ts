import { replace } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { bodyOf } from '#editions/edition-body.ts'
import { readParts } from '#editions/edition-parts.ts'
import { textOfParts } from '#editions/edition-text.ts'
import { inItsLanguage } from '#editions/in-its-language.ts'
import { forNobody } from '#editions/own-parts.ts'
import { writeEdition } from '#editions/write-edition.ts'
import { editionAct } from './edition-act.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'editions.write' } }

/** The plain text as it would be made, to be changed by hand. What somebody has written there stays. */
export const action = editionAct(handle, async ({ row, staff, services }) => {
  const body = bodyOf(row)
  if (!body.text.trim()) {
    const parts = await readParts(body, services)
    const made = inItsLanguage(body, () => forNobody(textOfParts(parts, services.env.SITE_URL)))
    const text = [body.subject, made].filter(Boolean).join('\n\n')
    await writeEdition({ id: row.id, body: { ...body, text }, version: row.version, editor: '', staff }, services)
  }
  return replace(`/desk/letters/${row.id}?done=make-text`, 303)
})
