import * as z from 'zod/mini'
import { companyFacts } from '#company/facts.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { act } from '#desk/frame/act.ts'
import { slotInWords } from '#leads/visits/slot-in-words.ts'
import { forTheNext, insertSlot, readSlot } from './new-slot.ts'
import { visitsDeskCopy as copy } from './words.en.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'visits.write' } }

const text = z._default(z.string(), '')
const schema = z.object({ day: text, from: text, until: text, area: text, places: text })

/** A time at which our engineers can come to an area. */
export const action = act(handle, schema, async (asked, { newId: id, staff, services }) => {
  const { area: areaId, ...typed } = asked
  const slot = readSlot(typed, services.now())
  if ('errors' in slot) return slot
  const area = companyFacts().areas.find(({ id, isVisited }) => isVisited && id === areaId)
  if (!area) return { errors: { area: copy.errors.area } }

  const of = { area_id: area.id, area_name: area.name, meeting: null, meeting_place: null }
  await insertSlot({ id, ...slot, ...of }, staff, services)
  return { done: copy.done.added(`${slotInWords(slot)}, ${area.name}`), typed: forTheNext(asked) }
})
