import { redirect } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { editionAct } from './edition-act.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'editions.write' } }

export const action = editionAct(handle, async ({ row }) => redirect(`/desk/letters/${row.id}/look`, 303))
