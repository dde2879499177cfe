import type { DeskHandle } from '#desk/access/desk-access.ts'
import { ofAct } from '#desk/frame/act.ts'
import { cancelEdition, pauseEdition, resumeEdition } from '#editions/edition-states.ts'
import { editionStateAct } from './edition-act.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'editions.send' } }

const CHANGES = { cancel: cancelEdition, pause: pauseEdition, resume: resumeEdition }

/** An edition that is going out waits, goes on, or is stopped for good. */
export const action = editionStateAct(handle, (id, staff, services, act) => ofAct(CHANGES, act)(id, staff, services))
