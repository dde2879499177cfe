import type { DeskHandle } from '#desk/access/desk-access.ts'
import { saveTranslation } from './translation-drafts.ts'
import { writtenTranslationAct } from './written-translation.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'posts.write' } }

export const action = writtenTranslationAct(handle, saveTranslation)
