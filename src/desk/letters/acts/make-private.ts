import type { DeskHandle } from '#desk/access/desk-access.ts'
import { setPrivate } from '#editions/set-private.ts'
import { editionStateAct } from './edition-act.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'editions.write' } }

/** Out of the public archive; whoever has it in the inbox keeps it. */
export const action = editionStateAct(handle, (id, staff, services) => setPrivate(id, true, staff, services))
