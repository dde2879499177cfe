import { randomUUIDv7 } from 'node:crypto'
import * as z from 'zod/mini'
import { companyFacts } from '#company/facts.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { act } from '#desk/frame/act.ts'
import { readIndiaMinute } from '#desk/frame/india-minute.ts'
import { slotInWords } from '#leads/visits/slot-in-words.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import { visitsDeskCopy as copy } from './words.en.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'visits.write' } }

const { errors } = copy
const MOST_PLACES = 50
const text = z._default(z.string(), '')
const schema = z.object({ day: text, from: text, until: text, area: text, places: text })

/** A time at which our engineers can come to an area. */
export const action = act(handle, schema, async ({ day, from, until, area: areaId, places }, { staff, services }) => {
  const at = services.now()
  const starts = readIndiaMinute(`${day}T${from}`)
  const ends = readIndiaMinute(`${day}T${until}`)
  const area = companyFacts().areas.find(({ id, isVisited }) => isVisited && id === areaId)
  const count = /^\d{1,2}$/.test(places) ? Number(places) : 0
  const isDay = readIndiaMinute(`${day}T00:00`) !== undefined
  if (!isDay || (starts && starts <= at)) return { errors: { day: errors.day } }
  if (!starts) return { errors: { from: errors.from } }
  if (!ends || ends <= starts) return { errors: { until: errors.until } }
  if (!area) return { errors: { area: errors.area } }
  if (count < 1 || count > MOST_PLACES) return { errors: { places: errors.places } }

  const slot = { starts_at: starts.toISOString(), ends_at: ends.toISOString() }
  const id = randomUUIDv7()
  await services.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('visit_slots')
      .values({
        ...{ id, ...slot, area_id: area.id, area_name: area.name, places: count },
        ...{ made_by: staff.name, made_at: at.toISOString(), cancelled_at: null },
      })
      .execute()
    await recordAction(trx, { staff, action: 'visit.slot-added', subject: id, details: { ...slot, places: count }, at })
  })
  return { done: copy.done.added(`${slotInWords(slot)}, ${area.name}`) }
})
