import type { DeskHandle } from '#desk/access/desk-access.ts'
import { withOpenWords } from '#desk/access/sealed-words.ts'
import { deskOf } from '#desk/access/staff-context.ts'
import { dayInIndia } from '#platform/day-in-india.ts'
import { attachment } from '#platform/http/attachment.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import { csvStream } from '#platform/text/csv.ts'
import type { Route } from './+types/subscribers-export.ts'
import { readFilter } from './subscriber-filter.ts'
import { writeSubscriberSheet } from './subscriber-sheet.ts'

export const handle: DeskHandle = { access: { read: 'subscribers.write' } }

/** The list as it is narrowed, as a file. It is written as it is read, so that its length does not matter. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { staff, services, db, now } = deskOf(context, 'leads.export')
  const { search, find: _, ...filter } = readFilter(await withOpenWords(url.searchParams, 'search', services))
  const details = { ...filter, ...(search && { searched: true }) }
  await db
    .transaction()
    .execute((trx) => recordAction(trx, { staff, action: 'subscriber.exported', details, at: now() }))

  return new Response(csvStream(writeSubscriberSheet({ ...filter, search }, staff, services)), {
    headers: attachment(`subscribers-${dayInIndia(now())}.csv`, 'text/csv; charset=utf-8'),
  })
}
