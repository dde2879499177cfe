import { insertOnce } from '#database/insert-once.ts'
import type { VisitSlotRow } from '#database/tables.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import { readIndiaMinute } from '#desk/frame/desk-time.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import type { Services } from '#platform/services.ts'
import { latinDigits } from '#platform/text/latin-digits.ts'
import { visitsDeskCopy } from './words.en.ts'

const { errors } = visitsDeskCopy
const MOST_PLACES = 50

/** A new time, for visits or for interviews; nothing where it is there by this id already. */
export async function insertSlot(
  slot: Omit<VisitSlotRow, 'made_by' | 'made_at' | 'cancelled_at'>,
  staff: Staff,
  { db, now }: Pick<Services, 'db' | 'now'>,
) {
  const at = now()
  const { id, starts_at, ends_at, places } = slot
  await db.transaction().execute(async (trx) => {
    const row = { ...slot, made_by: staff.name, made_at: at.toISOString(), cancelled_at: null }
    if (!(await insertOnce(trx.insertInto('visit_slots').values(row)))) return

    await recordAction(trx, {
      staff,
      action: 'visit.slot-added',
      subject: id,
      details: { starts_at, ends_at, places },
      at,
    })
  })
}

interface Typed {
  day: string
  from: string
  until: string
  places: string
}

interface SlotTimes {
  starts_at: string
  ends_at: string
  places: number
}

/** When a slot is and for how many, as somebody typed it; else what is wrong with the first field that is. */
export function readSlot({ day, from, until, places }: Typed, now: Date): SlotTimes | { errors: Partial<Typed> } {
  const starts = readIndiaMinute(`${day}T${from}`)
  const ends = readIndiaMinute(`${day}T${until}`)
  const number = latinDigits(places)
  const count = /^\d{1,2}$/.test(number) ? Number(number) : 0
  const isDay = readIndiaMinute(`${day}T00:00`) !== undefined

  if (!isDay || (starts && starts <= now)) return { errors: { day: errors.day } }
  if (!starts) return { errors: { from: errors.from } }
  if (!ends || ends <= starts) return { errors: { until: errors.until } }
  if (count < 1 || count > MOST_PLACES) return { errors: { places: errors.places } }
  return { starts_at: starts.toISOString(), ends_at: ends.toISOString(), places: count }
}

/** What the form begins with again: several times are offered on one day, and all of it but the hours is the same. */
export function forTheNext<Typed extends object>(typed: Typed): Typed {
  return { ...typed, from: '', until: '' }
}
