import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type LoadTest, verdict } from './load-test.ts'
import { msWithin, sendAtOnce, sendEverySecond } from './send-resumes.ts'

const AT_ONCE = 50
const LARGE_BYTES = 4_999_000
const PER_SECOND = 20
const MOST_MIB = 400

export const upload: LoadTest = async ({ seconds, site, ceiling }) => {
  const bare = await sendAtOnce(ceiling.url, AT_ONCE, LARGE_BYTES)
  const first = await sendAtOnce(site.url, AT_ONCE, LARGE_BYTES)
  const peakOfFirst = Math.round(site.peakMemory())
  const later = await sendEverySecond(site.url, PER_SECOND, seconds, 1_000_000)

  const all = [...first, ...later]
  const taken = all.filter(({ status }) => status === 201).length
  const folder = join(site.dataDir, 'uploads')
  const left = existsSync(folder) ? readdirSync(folder).length : 0
  const peak = Math.round(site.peakMemory())

  return {
    load: `L4 ${AT_ONCE} uploads of 5 MB at once, then ${PER_SECOND}/s of 1 MB`,
    'per second': Math.round((AT_ONCE / msWithin(first, 1)) * 1_000),
    ceiling: Math.round((AT_ONCE / msWithin(bare, 1)) * 1_000),
    'p50 ms': `${msWithin(first, 0.5)} / ${msWithin(later, 0.5)}`,
    'p99 ms': `${msWithin(first, 0.99)} / ${msWithin(later, 0.99)}`,
    bar: `all taken, ${MOST_MIB} MiB, nothing left`,
    verdict: verdict(taken === all.length && peak <= MOST_MIB && left === 0),
    note: `${taken} of ${all.length} taken, peak ${peakOfFirst} MiB, then ${peak} MiB, ${left} temporary files`,
  }
}
