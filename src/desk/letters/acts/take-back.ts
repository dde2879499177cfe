import type { DeskHandle } from '#desk/access/desk-access.ts'
import { unscheduleEdition } from '#editions/edition-states.ts'
import { editionStateAct } from './edition-act.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'editions.write' } }

/** A draft again, to be written on. */
export const action = editionStateAct(handle, unscheduleEdition)
