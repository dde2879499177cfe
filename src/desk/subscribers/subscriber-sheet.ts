import { noteReads } from '#desk/access/lead-reads.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import { sheetTime } from '#desk/frame/desk-time.ts'
import type { Services } from '#platform/services.ts'
import { CSV_BOM, csvRow } from '#platform/text/csv.ts'
import { type SubscriberFilter, topicNames } from './subscriber-filter.ts'
import { type SubscriberEntry, streamSubscribers } from './subscriber-list.ts'
import { subscribersCopy as copy } from './words.en.ts'

/** Those that fit, as a spreadsheet opens them: one part at a time, times as in India. */
export async function* writeSubscriberSheet(
  filter: SubscriberFilter,
  staff: Pick<Staff, 'id' | 'name'>,
  services: Pick<Services, 'db' | 'log' | 'now'>,
): AsyncGenerator<string> {
  yield CSV_BOM + csvRow(Object.values(copy.sheet))
  for await (const batch of streamSubscribers(services.db, filter)) {
    await noteReads(staff, batch, 'subscriber', services)
    yield batch.map(toRow).join('')
  }
}

function toRow(entry: SubscriberEntry): string {
  const { email, full_name, state, created_at, confirmed_at, unsubscribed_at, suppressed_at, source } = entry
  return csvRow([
    email,
    full_name,
    copy.states[state],
    topicNames(entry).join('; '),
    ...[created_at, confirmed_at, unsubscribed_at, suppressed_at].map((time) => time && sheetTime(time)),
    source.from,
    source.landing,
  ])
}
