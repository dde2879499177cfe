import type { DeskHandle } from '#desk/access/desk-access.ts'
import { restoredTranslationAct } from './translation-acts.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'registers.write' } }

/** An earlier state as a draft; what visitors read stays until it is published. */
export const action = restoredTranslationAct(handle, 'restore-draft', 'saved')
