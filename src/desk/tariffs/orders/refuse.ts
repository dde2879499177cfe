import type { DeskHandle } from '#desk/access/desk-access.ts'
import { refuseOrder } from './keep-orders.ts'
import { orderAct } from './order-act.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'tariffs.write' } }

export const action = orderAct(handle, 'refused', refuseOrder)
