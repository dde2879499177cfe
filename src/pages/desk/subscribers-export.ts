import { readFilter } from '#features/newsletter/desk/subscriber-filter.ts'
import { writeSubscriberSheet } from '#features/newsletter/desk/subscriber-sheet.ts'
import { csvStream } from '#platform/csv.ts'
import { dayInIndia } from '#platform/day-in-india.ts'
import { attachment } from '#platform/http/attachment.ts'
import { servicesContext } from '#platform/request-contexts.ts'
import { recordAction } from '#staff/audit-log.ts'
import type { DeskHandle } from '#staff/desk-access.ts'
import { withOpenWords } from '#staff/sealed-words.ts'
import { requirePermission } from '#staff/staff-context.ts'
import type { Route } from './+types/subscribers-export.ts'

export const handle: DeskHandle = { access: { read: 'subscribers.write' } }

/** The list as it is narrowed, as a file. It is written as it is read, so that its length does not matter. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const staff = requirePermission(context, 'leads.export')
  const services = context.get(servicesContext)
  const { db, now } = services
  const { search, find: _, ...filter } = readFilter(await withOpenWords(url.searchParams, 'search', services))
  const details = { ...filter, ...(search && { searched: true }) }
  await db
    .transaction()
    .execute((trx) => recordAction(trx, { staff, action: 'subscriber.exported', details, at: now() }))

  return new Response(csvStream(writeSubscriberSheet(db, { ...filter, search })), {
    headers: attachment(`subscribers-${dayInIndia(now())}.csv`, 'text/csv; charset=utf-8'),
  })
}
