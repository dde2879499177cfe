import type { DeskHandle } from '#desk/access/desk-access.ts'
import { staffAct } from './staff-act.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'staff.write' } }

export const action = staffAct(handle, 'block')
