import * as z from 'zod/mini'
import { findOpening } from '#company/openings/opening-queries.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { act } from '#desk/frame/act.ts'
import { forTheNext, insertSlot, readSlot } from '#desk/visits/new-slot.ts'
import { interviewsDeskCopy as copy, visitsDeskCopy } from '#desk/visits/words.en.ts'
import { slotInWords } from '#leads/visits/slot-in-words.ts'
import { slotsOfOpening } from '#leads/visits/visit-slots.ts'
import { toOneLine } from '#platform/text/clean-text.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'openings.write' } }

const LONGEST_PLACE = 200
const MEETINGS = ['site', 'phone', 'video'] as const
const text = z._default(z.string(), '')
const schema = z.object({ day: text, from: text, until: text, opening: text, meeting: text, place: text, places: text })

/** A time at which we can meet somebody who was invited for an opening. */
export const action = act(handle, schema, async (asked, { newId: id, staff, services }) => {
  const { opening, meeting, place, ...typed } = asked
  const slot = readSlot(typed, services.now())
  if ('errors' in slot) return slot
  const title = opening === 'none' ? copy.add.noOpening : (await findOpening(services.db, opening))?.title
  if (!title) return { errors: { opening: copy.errors.opening } }
  const how = MEETINGS.find((each) => each === meeting)
  if (!how) return { errors: { meeting: copy.errors.meeting } }
  const where = toOneLine(place)
  if (how === 'site' && (!where || where.length > LONGEST_PLACE)) return { errors: { place: copy.errors.site } }
  if (how === 'video' && !isLink(where)) return { errors: { place: copy.errors.video } }

  const of = { area_id: slotsOfOpening(opening === 'none' ? null : opening), area_name: title, meeting: how }
  await insertSlot({ id, ...slot, ...of, meeting_place: how === 'phone' ? null : where }, staff, services)
  return { done: visitsDeskCopy.done.added(`${slotInWords(slot)}, ${title}`), typed: forTheNext(asked) }
})

function isLink(text: string): boolean {
  return text.length <= LONGEST_PLACE && /^https:\/\/[^\s]+$/.test(text) && URL.canParse(text)
}
