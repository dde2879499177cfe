import type { DeskHandle } from '#desk/access/desk-access.ts'
import { cancelEdition } from '#editions/edition-states.ts'
import { editionStateAct } from './edition-act.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'editions.send' } }

export const action = editionStateAct(handle, cancelEdition)
