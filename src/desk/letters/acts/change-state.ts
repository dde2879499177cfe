import type { DeskHandle } from '#desk/access/desk-access.ts'
import { unscheduleEdition } from '#editions/edition-states.ts'
import { setPrivate } from '#editions/set-private.ts'
import { deleteEdition } from '#editions/write-edition.ts'
import { editionStateAct } from './edition-act.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'editions.write' } }

export const action = editionStateAct(handle, {
  /** A draft again, to be written on. */
  'take-back': unscheduleEdition,
  delete: deleteEdition,
  // Out of the public archive, or into it; whoever has it in the inbox keeps it.
  'make-private': (id, staff, services) => setPrivate(id, true, staff, services),
  'make-public': (id, staff, services) => setPrivate(id, false, staff, services),
})
