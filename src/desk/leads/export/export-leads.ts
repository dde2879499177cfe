import { Readable } from 'node:stream'
import { noteReads } from '#desk/access/lead-reads.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import { sheetTime } from '#desk/frame/desk-time.ts'
import { catchUp } from '#desk/leads/inbox/catch-up.ts'
import type { LeadFilter } from '#desk/leads/inbox/lead-filter.ts'
import { placeOf } from '#desk/leads/inbox/lead-order.ts'
import { listRows } from '#desk/leads/inbox/list-leads.ts'
import type { Asked } from '#desk/leads/inbox/select-leads.ts'
import { indexNewest } from '#desk/leads/search/index-leads.ts'
import { dayInIndia } from '#platform/day-in-india.ts'
import { attachment } from '#platform/http/attachment.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import type { Services } from '#platform/services.ts'
import { CSV_BOM, csvRow, csvStream } from '#platform/text/csv.ts'
import { type Cell, HEADERS, toCells } from './lead-columns.ts'
import { toXlsx } from './to-xlsx.ts'

const BATCH = 500

export type ExportFormat = 'csv' | 'xlsx'

const TYPES: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** What a filter finds, of what this person sees, as a file. That it was taken along is in the activity log before the first row leaves. */
export async function exportLeads(
  { format, filter }: { format: ExportFormat; filter: LeadFilter },
  by: Staff,
  services: Services,
): Promise<Response> {
  const { db, now } = services
  const at = now()
  await catchUp(services)
  await indexNewest(db)
  await db
    .transaction()
    .execute((trx) =>
      recordAction(trx, { staff: by, action: 'leads.exported', details: { format, ...toldOf(filter) }, at }),
    )

  const batches = readBatches(services, by, { filter, viewer: by, now: at })
  const body = format === 'csv' ? csvStream(toCsv(HEADERS, batches)) : asBody(await toXlsx(HEADERS, batches))

  return new Response(body, { headers: attachment(`leads-${dayInIndia(at)}.${format}`, TYPES[format]) })
}

function asBody(content: Readable): BodyInit {
  return Readable.toWeb(content) as unknown as BodyInit
}

// Words that were searched for are a visitor's as often as not.
function toldOf({ q, ...filter }: LeadFilter): Record<string, unknown> {
  return { ...filter, searched: q !== '' }
}

async function* readBatches(services: Services, by: Staff, asked: Asked): AsyncGenerator<Cell[][]> {
  let after: string | undefined
  do {
    const rows = await listRows(services.db, asked, { after, limit: BATCH })
    const last = rows.at(-1)
    after = rows.length === BATCH && last ? placeOf(last, asked) : undefined
    await noteReads(by, rows, 'whole', services)
    yield rows.map(toCells)
  } while (after)
}

/** Rows as CSV, a piece a batch: a hundred thousand rows need no memory. */
async function* toCsv(headers: string[], batches: AsyncIterable<Cell[][]>): AsyncGenerator<string> {
  yield CSV_BOM + csvRow(headers)
  for await (const batch of batches) yield batch.map((cells) => csvRow(cells.map(toText))).join('')
}

function toText(cell: Cell): string {
  return cell instanceof Date ? sheetTime(cell.toISOString()) : cell
}
