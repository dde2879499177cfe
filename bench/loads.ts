import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildIfChanged } from '../scripts/build.ts'
import { temporaryFolder } from '../scripts/temporary-folder.ts'
import { challenges } from './loads/challenges.ts'
import { editions, editionsOnPostgres } from './loads/editions.ts'
import type { LoadRow, LoadTest } from './loads/load-test.ts'
import { mixed } from './loads/mixed.ts'
import { NO_LIMITS } from './loads/no-limits.ts'
import { readApi, readPages } from './loads/reads.ts'
import { twoProcesses } from './loads/two-processes.ts'
import { upload } from './loads/uploads.ts'
import { overload, writeLeads } from './loads/writes.ts'
import { startSite } from './support/start-site.ts'
import { startProcess } from './support/started-process.ts'

/**
 * npm run loads [-- --only L1,L3] [--seconds 60] [--recipients 100000] [--full]: what the production
 * build bears, beside the bare ceiling of the same run. Site, database and
 * generator share one machine; the figures are of that machine, as it was.
 */
const EVERY: Record<string, LoadTest> = {
  L1: readApi,
  L2: readPages,
  L3: writeLeads,
  L4: upload,
  L5: mixed,
  L6: overload,
  L7: challenges,
  L8: twoProcesses,
  L9s: editions,
  L9p: editionsOnPostgres,
}
/** L5 is about what hours do; an edition to a hundred thousand takes 33 minutes, and leads come beside it for ten. */
const FULL_SECONDS = { L5: 1_800, L6: 20, L9s: 600, L9p: 600 }
const FULL_RECIPIENTS = 100_000

const { values } = parseArgs({
  options: {
    ...{ only: { type: 'string' }, seconds: { type: 'string' }, recipients: { type: 'string' } },
    full: { type: 'boolean', default: false },
  },
})
// L9 is both engines: SQLite and PostgreSQL.
const asked = values.only?.split(',').flatMap((id) => (id === 'L9' ? ['L9s', 'L9p'] : [id]))
const recipients = values.recipients ? Number(values.recipients) : values.full ? FULL_RECIPIENTS : undefined
const chosen = Object.entries(EVERY).filter(([id]) => asked?.includes(id) ?? true)
const rows: LoadRow[] = []

await buildIfChanged()
for (const [id, test] of chosen) {
  const row = await run(test, secondsOf(id))
  rows.push(row)
  console.info(`${row.load}: ${row['per second']}/s, ${row.verdict}. ${row.note}`)
}
console.table(rows.map(({ note, ...row }) => row))
process.exitCode = rows.some(({ verdict }) => verdict === 'MISSED') ? 1 : 0

// Each on data of its own: what one load leaves behind is not to slow the next.
async function run(test: LoadTest, seconds: number): Promise<LoadRow> {
  using data = temporaryFolder('load')
  await using ceiling = await startProcess(['bench/support/ceiling.ts', join(data.path, 'ceiling.db')])
  await using site = await startSite({ DATA_DIR: data.path, ...NO_LIMITS })

  return await test({ seconds, recipients, ceiling, site: Object.assign(site, { dataDir: data.path }) })
}

function secondsOf(id: string): number {
  if (values.seconds) return Number(values.seconds)
  return values.full ? (FULL_SECONDS[id as keyof typeof FULL_SECONDS] ?? 60) : 5
}
