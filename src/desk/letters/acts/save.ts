import type { DeskHandle } from '#desk/access/desk-access.ts'
import { editionAct } from './edition-act.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'editions.write' } }

/** Saved as a draft; with scripts that happens by itself. */
export const action = editionAct(handle, async () => undefined)
