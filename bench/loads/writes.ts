import { countRows } from '#database/count-rows.ts'
import { openDatabase } from '../../src/database/database.ts'
import { contactPosts, countOf, fire, wrong } from './fire.ts'
import { type LoadTest, verdict } from './load-test.ts'

const CONNECTIONS = 32

export const writeLeads: LoadTest = async ({ seconds, site, ceiling }) => {
  const before = await countLeads(site.dataDir)
  const bare = await fire(ceiling.url, { ...contactPosts, duration: Math.min(seconds, 5) })
  const result = await fire(site.url, { ...contactPosts, connections: CONNECTIONS, duration: seconds })
  const [acknowledged, stored] = [countOf(result, '201'), (await countLeads(site.dataDir)) - before]
  // What was on its way when the time was over is stored, and nobody was told.
  const isEqual = stored >= acknowledged && stored <= acknowledged + CONNECTIONS

  return {
    load: 'L3 durable contact posts',
    'per second': Math.round(result.requests.average),
    ceiling: Math.round(bare.requests.average),
    'p50 ms': result.latency.p50,
    'p99 ms': result.latency.p99,
    bar: '800/s, p99 100 ms, all stored',
    verdict: verdict(
      acknowledged / seconds >= 800 && result.latency.p99 <= 100 && isEqual && wrong(result, ['201']) === 0,
    ),
    note: `${acknowledged} acknowledged, ${stored} stored`,
  }
}

export const overload: LoadTest = async ({ seconds, site, ceiling }) => {
  const bare = await fire(ceiling.url, { ...contactPosts, duration: 3 })
  const usual = await fire(site.url, { ...contactPosts, duration: 3 })
  const rate = Math.round(4 * usual.requests.average)
  const result = await fire(site.url, { ...contactPosts, connections: 400, rate, duration: seconds })
  const after = await fire(site.url, { ...contactPosts, duration: Math.min(10, seconds) })
  const failed = wrong(result, ['201', '429', '503'])
  const isBack = after.latency.p99 <= 2 * Math.max(usual.latency.p99, 50)

  return {
    load: 'L6 four times too many posts',
    'per second': `${Math.round(result.requests.average)} of ${rate}`,
    ceiling: Math.round(bare.requests.average),
    'p50 ms': result.latency.p50,
    'p99 ms': result.latency.p99,
    bar: '429/503 only, back in 10 s',
    verdict: verdict(failed === 0 && isBack),
    note: `${failed} other answers, ${result.timeouts} of them none in 10 s; p99 ${usual.latency.p99} ms before, ${after.latency.p99} ms after`,
  }
}

async function countLeads(DATA_DIR: string): Promise<number> {
  const db = openDatabase({ DATA_DIR })
  const count = await countRows(db.selectFrom('leads'))
  await db.destroy()
  return count
}
