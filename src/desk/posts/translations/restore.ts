import type { DeskHandle } from '#desk/access/desk-access.ts'
import { bringBackState } from './translation-drafts.ts'
import { translationAct } from './written-translation.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'posts.write' } }

/** Brings an earlier state back as the draft. */
export const action = translationAct(handle, (place, form, services) =>
  bringBackState({ ...place, number: Number(form.get('number')) || 0 }, services),
)
