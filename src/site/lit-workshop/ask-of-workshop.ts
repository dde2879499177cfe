import { Hono } from 'hono'
import { queryOf, readSwitches } from './plant.ts'

/**
 * Where the workshop's form goes: a form without script cannot count the month of its switches, so that is done here, and
 * the calculator is opened with its readings. /go/workshop leads to its page, /go/workshop/embed to it alone.
 */
export function askOfWorkshop() {
  return new Hono()
    .get('/', (c) => c.redirect(`/energy-calculator?${queryOf(readSwitches(c.req.query()))}`, 302))
    .get('/embed', (c) => c.redirect(`/embed/energy-calculator?${queryOf(readSwitches(c.req.query()))}`, 302))
}
