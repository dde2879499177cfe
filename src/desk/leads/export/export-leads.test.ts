import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'vitest'
import { VIEWS } from '#desk/leads/inbox/lead-filter.ts'
import { handleLeads } from '#desk/leads/lead/handle-leads.ts'
import { aColleague, anApplicant, arrive } from '../../../../tests/support/at-desk.ts'
import { type TestServices, test, testServices } from '../../../../tests/support/desk-test.ts'
import { parseCsv } from '../../../../tests/support/parse-csv.ts'
import { type ExportFormat, exportLeads } from './export-leads.ts'
import { COLUMNS, HEADERS } from './lead-columns.ts'
import { MOST_ROWS, toXlsx } from './to-xlsx.ts'

const run = promisify(execFile)
const hasOffice = await run('soffice', ['--version']).then(
  () => true,
  () => false,
)
if (!hasOffice) console.warn('Skipped: no LibreOffice (soffice) here to open the exports with.')

const TELUGU = 'లక్ష్మి రెడ్డి'
const MESSAGE = '=HYPERLINK("http://evil.example")\nline two, "quoted"'

test('an export has a row a lead, readable headers, Indian times, and only kinds one may see', async ({ services }) => {
  const [sales, hr] = [await aColleague(services, 'sales'), await aColleague(services, 'hr')]
  const { id, reference } = await arrive(services, { full_name: TELUGU, details: { message: MESSAGE } })
  await arrive(services, anApplicant())
  await handleLeads('assign-to-me', { ids: [id] }, sales, services)

  const [head, ...rows] = parseCsv(await textOf(await exported('csv', services, sales)))
  expect(head).toEqual(HEADERS)
  expect(rows).toHaveLength(1)
  expect(named(rows[0]!)).toMatchObject({
    ...{ reference, kind: 'Enquiry', status: 'In hand', owner: sales.name, full_name: TELUGU },
    ...{ received_at: '2026-11-19 16:10', reply_by: '2026-11-20 16:10', message: `'${MESSAGE}` },
  })
  const [, application] = parseCsv(await textOf(await exported('csv', services, hr)))
  expect(named(application!)).toMatchObject({ kind: 'Application', opening: 'Telecaller', stage: 'Received' })
})

test('an export is a file that no browser opens, and is logged without what was searched for', async ({ services }) => {
  const sales = await aColleague(services, 'sales')
  await arrive(services)
  const filter = { ...VIEWS.all, q: 'ada@example.com' }

  const { headers } = await exportLeads({ format: 'csv', filter }, sales, services)

  expect(headers.get('Content-Disposition')).toMatch(/^attachment; filename="leads-2026-11-19\.csv"/)
  expect(headers.get('Content-Security-Policy')).toMatch(/^sandbox/)
  const [line, ...others] = await services.db.selectFrom('audit_log').selectAll().execute()
  expect(others).toEqual([])
  expect(line).toMatchObject({ action: 'leads.exported', staff_id: sales.id })
  expect(line?.details).not.toContain('ada@')
  expect(JSON.parse(line?.details ?? '')).toMatchObject({ format: 'csv', searched: true, status: 'any' })
})

test('every row comes, however many batches it takes', async ({ services, admin }) => {
  const lead = await arrive(services)
  const copies = Array.from({ length: 1_200 }, (_, at) => ({
    ...{ ...lead, id: `copy-${at}`, reference: `C${at}`, fingerprint: `copy-${at}` },
  }))
  for (let at = 0; at < copies.length; at += 400) {
    await services.db
      .insertInto('leads')
      .values(copies.slice(at, at + 400))
      .execute()
  }

  const [, ...rows] = parseCsv(await textOf(await exported('csv', services, admin)))

  expect(new Set(rows.map(([reference]) => reference)).size).toBe(1_201)
})

test('a sheet ends after so many rows, without reading on', async () => {
  let batches = 0
  async function* endless() {
    for (;;) {
      batches += 1
      yield Array.from({ length: 1_000 }, () => ['x'])
    }
  }
  for await (const _ of await toXlsx(['A'], endless()));

  expect(batches).toBe(MOST_ROWS / 1_000)
})

test.skipIf(!hasOffice)(
  'LibreOffice opens both, with Telugu names and what looks like a formula as they were',
  async () => {
    await using services = await testServices()
    const sales = await aColleague(services, 'sales')
    await arrive(services, { full_name: TELUGU, email: 'a@example.com', details: { message: MESSAGE } })
    services.travel(60_000)
    await arrive(services, { full_name: '=1+1', email: 'b@example.com', phone_number: '+919848012345' })

    const [fromCsv, fromXlsx] = [
      await throughOffice('csv', services, sales),
      await throughOffice('xlsx', services, sales),
    ]

    for (const rows of [fromCsv, fromXlsx]) {
      expect(rows[0]).toEqual(HEADERS)
      expect(rows).toHaveLength(3)
      expect(named(rows[2]!)).toMatchObject({
        full_name: TELUGU,
        received_at: expect.stringMatching(/^2026-11-19 16:10/),
      })
    }
    expect(named(fromXlsx[1]!)).toMatchObject({ full_name: '=1+1', phone_number: '+919848012345' })
    expect(named(fromXlsx[2]!)).toMatchObject({ message: MESSAGE })
    expect(named(fromCsv[1]!)).toMatchObject({ full_name: "'=1+1", phone_number: "'+919848012345" })
    expect(named(fromCsv[2]!)).toMatchObject({ message: `'${MESSAGE}` })
  },
  120_000,
)

function exported(format: ExportFormat, services: TestServices, by: Parameters<typeof exportLeads>[1]) {
  return exportLeads({ format, filter: VIEWS.all }, by, services)
}

/** What LibreOffice makes of an export, cell by cell as it shows them. */
async function throughOffice(format: ExportFormat, services: TestServices, by: Parameters<typeof exportLeads>[1]) {
  const folder = await mkdtemp(join(tmpdir(), 'office-'))
  const file = join(folder, `leads.${format}`)
  await writeFile(file, Buffer.from(await (await exported(format, services, by)).arrayBuffer()))
  const out = join(folder, 'out')
  // Tokens: field separator, text quote, character set 76 = UTF-8; for reading, "as shown" and every column as it is.
  const read = format === 'csv' ? ['--infilter=CSV:44,34,76,1'] : []
  await run('soffice', [
    `-env:UserInstallation=file://${folder}/profile`,
    '--headless',
    ...read,
    ...['--convert-to', 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true', '--outdir', out, file],
  ])
  const rows = parseCsv(await readFile(join(out, 'leads.csv'), 'utf8'))
  await rm(folder, { recursive: true })
  return rows
}

async function textOf(response: Response): Promise<string> {
  const bytes = Buffer.from(await response.arrayBuffer())
  expect([...bytes.subarray(0, 3)], 'the mark of UTF-8').toEqual([0xef, 0xbb, 0xbf])
  return bytes.toString('utf8')
}

function named(row: string[]) {
  return Object.fromEntries(COLUMNS.map((column, place) => [column, row[place]]))
}
