import type { DeskHandle } from '#desk/access/desk-access.ts'
import { deleteEdition } from '#editions/write-edition.ts'
import { editionStateAct } from './edition-act.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'editions.write' } }

export const action = editionStateAct(handle, deleteEdition, () => '/desk/letters?done=deleted')
