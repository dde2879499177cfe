import * as z from 'zod/mini'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { act } from '#desk/frame/act.ts'
import { callOffSlot } from '#leads/visits/book-visit.ts'
import { visitsDeskCopy as copy } from './words.en.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'visits.write' } }

/** Nobody comes at this time after all: whoever had booked it is told, and can choose another. */
export const action = act(handle, z.object({ id: z.string() }), async ({ id }, { staff, services }) => {
  const visits = await callOffSlot(id, staff, services)
  return visits === undefined ? { trouble: copy.gone, status: 409 } : { done: copy.done.cancelled(visits) }
})
