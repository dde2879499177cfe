import type { DeskHandle } from '#desk/access/desk-access.ts'
import { daysAct } from './days-act.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'openings.write' } }

/** Open from now on, without an end. */
export const action = daysAct(handle, 'opening.reopened', () => ({ opens_on: null, closes_on: null }))
