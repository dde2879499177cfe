import { temporaryFolder } from '../scripts/temporary-folder.ts'
import { openDatabase } from '../src/database/database.ts'
import { migrate } from '../src/database/migrate.ts'
import { readEnv } from '../src/platform/env.ts'
import { createLog } from '../src/platform/operation/log.ts'
import { openTallies } from '../src/platform/operation/tallies.ts'
import { blogsApi } from '../src/site/blog/blogs-api.ts'
import { fillBlog } from './fill-blog.ts'
import { machine } from './support/machine.ts'
import { randomNumbers } from './support/random-numbers.ts'
import { shareOf } from './support/share-of.ts'

// What list, article and search cost on a blog of so many posts: npm run bench:blog [sizes…]
const SIZES = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [100, 1_000, 10_000, 100_000]
const REQUESTS = 1_000
const WARM_UP = 300
const ROUNDS = 3
const AIM_MS = 50

interface Cost {
  p50: number
  p99: number
  /** Mean of the processor's time, which other programs on the machine do not lengthen. */
  cpu: number
}

const costs = new Map<string, Cost[]>()
for (const size of SIZES) {
  for (const [name, cost] of Object.entries(await measureBlogOf(size))) {
    costs.set(name, [...(costs.get(name) ?? []), cost])
  }
}
printTable()

async function measureBlogOf(size: number): Promise<Record<string, Cost>> {
  using folder = temporaryFolder('bench-blog')
  const env = readEnv({ ...process.env, DATA_DIR: folder.path, LOG_LEVEL: 'silent' })
  const db = openDatabase(env)
  await migrate(db)
  const { slugs, words } = await fillBlog(db, size)
  const now = () => new Date()
  const api = blogsApi({ db, env, now, tallies: openTallies({ db, log: createLog(env.LOG_LEVEL), now }) })
  const chance = randomNumbers(size)
  const oneOf = <T>(things: readonly T[]) => things[Math.floor(chance() * things.length)] as T

  const pages = Math.ceil(size / 18)
  // Most visitors stay near the top; a crawler goes everywhere.
  const page = () => 1 + Math.floor(chance() * (chance() < 0.7 ? Math.min(5, pages) : pages))
  const searches = [
    'kVAh',
    'power factor',
    'rooftop solar',
    'geyser',
    'billing',
    'capaciter',
    'net meterring',
    'the bill',
  ]
  const search = () => (chance() < 0.5 ? oneOf(searches) : `${oneOf(words)} ${chance() < 0.3 ? oneOf(words) : ''}`)

  const measured = {
    list: await measure(() => api.request(`/blogs?page=${page()}`)),
    article: await measure(() => api.request(`/blogs/${oneOf(slugs)}/`)),
    search: await measure(() => api.request(`/blogs-all?search=${encodeURIComponent(search())}`)),
  }
  await db.destroy()
  return measured
}

/** The middle one of some rounds: whatever else the machine was doing meanwhile tells on one of them. */
async function measure(request: () => Response | Promise<Response>): Promise<Cost> {
  const rounds: Cost[] = []
  for (let round = 0; round < ROUNDS; round++) rounds.push(await measureRound(request))

  return rounds.toSorted((a, b) => a.p99 - b.p99)[Math.floor(ROUNDS / 2)] ?? { p50: 0, p99: 0, cpu: 0 }
}

async function measureRound(request: () => Response | Promise<Response>): Promise<Cost> {
  const times: number[] = []
  let cpuBefore = process.cpuUsage()

  for (let turn = 0; turn < WARM_UP + REQUESTS; turn++) {
    if (turn === WARM_UP) cpuBefore = process.cpuUsage()
    const startedAt = performance.now()
    const response = await request()
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`answered ${response.status}`)
    if (turn >= WARM_UP) times.push(performance.now() - startedAt)
  }

  const { user, system } = process.cpuUsage(cpuBefore)
  return { p50: shareOf(times, 0.5), p99: shareOf(times, 0.99), cpu: (user + system) / 1_000 / REQUESTS }
}

function printTable() {
  console.info(`\n${REQUESTS} requests each, one after the other, the middle of ${ROUNDS} rounds`)
  console.info(`${machine()}\n`)
  console.info(
    ['', 'posts', 'p50 ms', 'p99 ms', 'cpu ms', 'p50 ×', 'cpu ×', ''].map((head) => head.padStart(9)).join(''),
  )

  for (const [name, [first, ...rest]] of costs) {
    for (const [at, cost] of [first, ...rest].entries()) {
      if (!cost || !first) continue
      const cells = [
        name,
        SIZES[at]?.toLocaleString('en'),
        cost.p50.toFixed(2),
        cost.p99.toFixed(2),
        cost.cpu.toFixed(2),
        (cost.p50 / first.p50).toFixed(2),
        (cost.cpu / first.cpu).toFixed(2),
        cost.p99 <= AIM_MS ? '' : '> 50 ms',
      ]
      console.info(cells.map((cell = '') => cell.padStart(9)).join(''))
    }
  }
}
