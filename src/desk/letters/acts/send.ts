import type { DeskHandle } from '#desk/access/desk-access.ts'
import { refusalToSend } from '#desk/letters/refusal-to-send.ts'
import { lettersCopy } from '#desk/letters/words.en.ts'
import { beginEdition } from '#editions/edition-states.ts'
import { editionAct } from './edition-act.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'editions.send' } }

export const action = editionAct(handle, async ({ row, form, staff, services }) => {
  const trouble = await refusalToSend({ row, form, staff }, services)
  if (trouble) return { trouble }
  return (await beginEdition(row, staff, services)) ? undefined : { trouble: lettersCopy.errors.otherwise }
})
