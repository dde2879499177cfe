import type { DeskHandle } from '#desk/access/desk-access.ts'
import { restoredTranslationAct } from './translation-acts.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'registers.write' } }

/** Visitors read an earlier state again. */
export const action = restoredTranslationAct(handle, 'restore', 'restored')
