import type { DeskHandle } from '#desk/access/desk-access.ts'
import { handlingAct } from './handling-act.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'leads.write' } }

export const action = handlingAct(handle, 'assign')
