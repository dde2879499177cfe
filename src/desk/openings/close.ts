import type { DeskHandle } from '#desk/access/desk-access.ts'
import { dayInIndia } from '#platform/day-in-india.ts'
import { daysAct } from './days-act.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'openings.write' } }

const DAY_MS = 24 * 3_600_000

/** Nobody may apply from now on: yesterday was the last day. */
export const action = daysAct(handle, 'opening.closed', (now) => ({
  closes_on: dayInIndia(new Date(now.getTime() - DAY_MS)),
}))
