import type { DeskHandle } from '#desk/access/desk-access.ts'
import { ofAct } from '#desk/frame/act.ts'
import { setPrivate } from '#editions/set-private.ts'
import { editionStateAct } from './edition-act.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'editions.write' } }

const IS_PRIVATE = { 'make-private': true, 'make-public': false }

/** Out of the public archive, or into it; whoever has it in the inbox keeps it. */
export const action = editionStateAct(handle, (id, staff, services, act) =>
  setPrivate(id, ofAct(IS_PRIVATE, act), staff, services),
)
