import * as z from 'zod/mini'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { act } from '#desk/frame/act.ts'
import { interviewsDeskCopy as copy, visitsDeskCopy } from '#desk/visits/words.en.ts'
import { callOffSlot } from '#leads/visits/book-visit.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'openings.write' } }

/** We cannot meet at this time after all: whoever had booked it is told, and can choose another. */
export const action = act(handle, z.object({ id: z.string() }), async ({ id }, { staff, services }) => {
  const visits = await callOffSlot(id, staff, services, true)
  return visits === undefined ? { trouble: visitsDeskCopy.gone, status: 409 } : { done: copy.done(visits) }
})
