import { replace } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { lettersCopy } from '#desk/letters/words.en.ts'
import { readAudience } from '#editions/audience.ts'
import { bodyOf } from '#editions/edition-body.ts'
import { writeEdition } from '#editions/write-edition.ts'
import { editionAct } from './edition-act.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'editions.write' } }

/** The choice that was saved under this name, for this edition. */
export const action = editionAct(handle, async ({ row, form, staff, services }) => {
  const saved = await services.db
    .selectFrom('audiences')
    .select('audience')
    .where('id', '=', String(form.get('audience') ?? ''))
    .executeTakeFirst()
  if (!saved) return { trouble: lettersCopy.audience.unknown }

  const body = { ...bodyOf(row), audience: readAudience(JSON.parse(saved.audience)) }
  await writeEdition({ id: row.id, body, version: row.version, editor: '', staff }, services)
  return replace(`/desk/letters/${row.id}?done=use-audience`, 303)
})
