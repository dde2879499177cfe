import { join } from 'node:path'
import type autocannon from 'autocannon'
import SQLite from 'better-sqlite3'
import { buildIfChanged } from '../scripts/build.ts'
import { temporaryFolder } from '../scripts/temporary-folder.ts'
import { WORDS_VERSION } from '../src/desk/leads/search/lead-words.ts'
import { contactPosts, fire } from './loads/fire.ts'
import { NO_LIMITS } from './loads/no-limits.ts'
import { sendAtOnce } from './loads/send-resumes.ts'
import { median } from './support/share-of.ts'
import { startSite } from './support/start-site.ts'
import { startProcess } from './support/started-process.ts'

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5)
const ROUNDS = 3
const CONNECTIONS = 32
const UPLOADS = 50
const RESUME_BYTES = 5_000_000

await buildIfChanged()
await compareWithCeiling()
await uploadAtOnce()
await growWithRows()

/** Durable contact posts a second, beside the least that such a server could do, turn by turn in the same run. */
async function compareWithCeiling() {
  using folder = temporaryFolder('bench')
  await using ceiling = await startProcess(['bench/support/ceiling.ts', join(folder.path, 'ceiling.db')])
  await using site = await startSite(settingsIn(folder.path))
  const rounds: { ceiling: autocannon.Result; site: autocannon.Result }[] = []

  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({ ceiling: await post(ceiling.url), site: await post(site.url) })
  }

  const results = (['ceiling', 'site'] as const).map((name) => {
    const perSecond = median(rounds.map((round) => round[name].requests.average))
    const [p50, p99] = (['p50', 'p99'] as const).map((p) => median(rounds.map((round) => round[name].latency[p])))
    const refused = rounds.reduce((sum, round) => sum + round[name].non2xx + round[name].errors, 0)
    return { server: name, 'posts/s': Math.round(perSecond), 'p50 ms': p50, 'p99 ms': p99, refused }
  })
  console.table(results)
  console.info(`ratio ${(results[1]!['posts/s'] / results[0]!['posts/s']).toFixed(2)} (aim: at least 0.35)`)
  console.info(`memory peak of the site ${Math.round(site.peakMemory())} MiB\n`)
}

/** Fifty resumes of almost 5 MB at once: all taken, and the memory that it took. */
async function uploadAtOnce() {
  using folder = temporaryFolder('bench')
  await using site = await startSite(settingsIn(folder.path))
  const sent = await sendAtOnce(site.url, UPLOADS, RESUME_BYTES)
  const taken = sent.filter(({ status }) => status === 201).length
  console.info(
    `${taken} of ${UPLOADS} uploads of 5 MB at once taken, memory peak ${Math.round(site.peakMemory())} MiB (aim: at most 400)\n`,
  )
}

/** The same calls with a thousand and with a million stored leads, turn by turn. */
async function growWithRows() {
  await using few = await startFilled(1_000)
  await using many = await startFilled(1_000_000)
  const rounds: { leads: number; write: autocannon.Result; read: autocannon.Result }[] = []

  for (let round = 0; round < ROUNDS; round++) {
    for (const { site, leads } of [few, many]) {
      const write = await post(site.url, 1)
      const read = await fire(`${site.url}/api/health/`, { connections: 1, duration: 1 })
      rounds.push({ leads, write, read })
    }
  }

  const results = [few, many].map(({ leads }) => {
    const own = rounds.filter((round) => round.leads === leads)
    return {
      leads,
      'post p50 ms': median(own.map(({ write }) => write.latency.p50)),
      'posts/s': Math.round(median(own.map(({ write }) => write.requests.average))),
      'reads of health/s': Math.round(median(own.map(({ read }) => read.requests.average))),
    }
  })
  console.table(results)
}

async function startFilled(leads: number) {
  const things = new AsyncDisposableStack()
  const { path } = things.use(temporaryFolder('bench'))
  await (await startSite(settingsIn(path)))[Symbol.asyncDispose]()
  fill(join(path, 'site.db'), leads)
  const site = things.use(await startSite(settingsIn(path)))
  return { site, leads, [Symbol.asyncDispose]: () => things.disposeAsync() }
}

function post(url: string, connections = CONNECTIONS) {
  return fire(url, { ...contactPosts, connections, duration: SECONDS })
}

/** As years leave them: the desk has taken them all in, and finds them by their words. */
function fill(path: string, leads: number) {
  const db = new SQLite(path)
  db.exec(`
    with recursive n(i) as (select 1 union all select i + 1 from n where i < ${leads})
    insert into leads (id, kind, reference, full_name, email, details, fingerprint, received_at)
    select 'bench-' || i, 'contact', 'B' || i, 'Visitor ' || i, 'v' || i || '@example.com', '{"message":"x"}',
      hex(randomblob(32)), strftime('%Y-%m-%dT%H:%M:%fZ', '2025-01-01', '+' || i || ' seconds') from n`)
  db.exec(`
    insert into lead_handling (lead_id, kind, received_at, status, is_findable, words_version)
    select id, kind, received_at, 'closed', 1, ${WORDS_VERSION} from leads where id like 'bench-%'`)
  db.exec(`
    insert into lead_search (rowid, words)
    select number, lower(reference || ' ' || full_name || ' ' || email)
    from lead_handling join leads on leads.id = lead_id where leads.id like 'bench-%'`)
  db.close()
}

function settingsIn(folder: string): Record<string, string> {
  return { DATA_DIR: folder, LOG_LEVEL: 'info', ...NO_LIMITS }
}
