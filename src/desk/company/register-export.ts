import type { DeskHandle } from '#desk/access/desk-access.ts'
import { deskOf } from '#desk/access/staff-context.ts'
import { sheetTime } from '#desk/frame/desk-time.ts'
import { dayInIndia } from '#platform/day-in-india.ts'
import { attachment } from '#platform/http/attachment.ts'
import { orNotFound } from '#platform/http/or-not-found.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import { CSV_BOM, csvRow } from '#platform/text/csv.ts'
import type { Route } from './+types/register-export.ts'
import { inWords } from './entry-words.ts'
import { findRegister, listEntries } from './find-entries.ts'
import { registerCopy as copy } from './words.en.ts'

export const handle: DeskHandle = { access: { read: 'company.read' } }

/** All entries of a register but those in the trash, as a spreadsheet opens them. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { staff, db, now } = deskOf(context, 'company.read')
  const register = orNotFound(findRegister(params.register))

  const fields = Object.entries(register.fields)
  const entries = (await listEntries(db, now(), register.id)).filter(({ deletedAt }) => !deletedAt)
  const rows = entries.map(({ values, state, updatedAt, updatedBy }) => [
    ...fields.map(([name, field]) => inWords(field, values[name])),
    ...[copy.states[state], sheetTime(updatedAt), updatedBy],
  ])
  const head = [...fields.map(([, { label }]) => label), copy.columns.state, copy.columns.changed, copy.by]
  await db
    .transaction()
    .execute((trx) => recordAction(trx, { staff, action: 'register.exported', subject: register.id, at: now() }))
  return new Response(CSV_BOM + [head, ...rows].map(csvRow).join(''), {
    headers: attachment(`${register.id}-${dayInIndia(now())}.csv`, 'text/csv; charset=utf-8'),
  })
}
