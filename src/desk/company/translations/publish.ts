import type { DeskHandle } from '#desk/access/desk-access.ts'
import { writtenTranslationAct } from './translation-acts.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'registers.write' } }

/** Visitors read it from now on. */
export const action = writtenTranslationAct(handle, 'publish', 'published')
