import type { DeskHandle } from '#desk/access/desk-access.ts'
import { cancelEdition, pauseEdition, resumeEdition } from '#editions/edition-states.ts'
import { editionStateAct } from './edition-act.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'editions.send' } }

/** An edition that is going out waits, goes on, or is stopped for good. */
export const action = editionStateAct(handle, { pause: pauseEdition, resume: resumeEdition, cancel: cancelEdition })
