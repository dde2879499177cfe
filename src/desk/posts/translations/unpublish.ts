import type { DeskHandle } from '#desk/access/desk-access.ts'
import { withdrawTranslation } from './translation-drafts.ts'
import { translationAct } from './written-translation.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'posts.write' } }

export const action = translationAct(handle, (place, _, services) => withdrawTranslation(place, services))
