import { redirect } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { editionAct } from './edition-act.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'editions.write' } }

/** Saved as a draft: with scripts that happens by itself. To be looked at, or as a point to come back to, where asked. */
export const action = editionAct(
  handle,
  async ({ row, act }) => (act === 'preview' ? redirect(`/desk/letters/${row.id}/look`, 303) : undefined),
  (act) => act === 'keep',
)
