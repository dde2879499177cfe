import { parseArgs } from 'node:util'
import { openDatabase } from '../src/database/database.ts'
import { migrate } from '../src/database/migrate.ts'
import type { LeadKind } from '../src/database/tables.ts'
import { isLeadKind, KIND_NAMES } from '../src/leads/kinds.ts'
import { recordAction } from '../src/platform/operation/activity-log.ts'
import { OperatorError } from '../src/platform/operation/operator-error.ts'
import { CSV_BOM, csvRow } from '../src/platform/text/csv.ts'
import { type Breach, listTouched, type Touched } from './breach/list-touched.ts'
import { readSiteSettings } from './site-settings.ts'

/**
 * npm run --silent breach -- [--since TIME] [--until TIME] [--kind contact,audit] [--file any|KEY|SHA256]
 * [--staff EMAIL] [--format jsonl|csv]: who was touched by a breach, and how each is reached, one person a line.
 */
const env = await readSiteSettings()
const { values } = parseArgs({
  options: {
    since: { type: 'string' },
    until: { type: 'string' },
    kind: { type: 'string' },
    file: { type: 'string' },
    staff: { type: 'string' },
    format: { type: 'string', default: 'jsonl' },
  },
})
if (values.format !== 'jsonl' && values.format !== 'csv') throw new OperatorError('Say --format jsonl or --format csv.')
const breach: Breach = {
  since: timeOf('since', new Date(0)),
  until: timeOf('until', new Date()),
  ...(values.kind && { kinds: kindsOf(values.kind) }),
  ...(values.file && { file: values.file }),
  ...(values.staff && { staff: values.staff }),
}

const db = openDatabase(env, { isPatient: true })
await migrate(db)
if (breach.staff) await refuseUnknown(breach.staff)
const touched = await listTouched(db, breach)
const details = { since: breach.since.toISOString(), until: breach.until.toISOString(), persons: touched.length }
await db
  .transaction()
  .execute((trx) => recordAction(trx, { staff: null, action: 'privacy.breach-listed', details, at: new Date() }))
await db.destroy()

process.stdout.write(
  values.format === 'csv' ? toCsv(touched) : touched.map((each) => `${JSON.stringify(each)}\n`).join(''),
)
console.error(`${touched.length} persons`)

function timeOf(name: 'since' | 'until', otherwise: Date): Date {
  const given = values[name]
  if (given === undefined) return otherwise

  const time = new Date(given)
  if (Number.isNaN(time.getTime()))
    throw new OperatorError(`--${name} is no time: ${given}. Write 2026-11-25, or 2026-11-25T14:30+05:30.`)
  return time
}

function kindsOf(list: string): LeadKind[] {
  const kinds = list.split(',').map((kind) => kind.trim())
  const unknown = kinds.filter((kind) => !isLeadKind(kind))
  if (unknown.length > 0)
    throw new OperatorError(`There is no kind of lead called ${unknown}. There are: ${KIND_NAMES.join(', ')}.`)
  return kinds as LeadKind[]
}

async function refuseUnknown(email: string) {
  const account = await db.selectFrom('staff').select('id').where('email', '=', email.toLowerCase()).executeTakeFirst()
  if (!account) throw new OperatorError(`There is no account with ${email}.`)
}

function toCsv(touched: Touched[]): string {
  const [first] = touched
  if (!first) return CSV_BOM
  const columns = Object.keys(first) as (keyof Touched)[]
  const rows = touched.map((person) =>
    csvRow(columns.map((column) => ([person[column]].flat() as (string | boolean)[]).join('; '))),
  )
  return CSV_BOM + csvRow(columns) + rows.join('')
}
