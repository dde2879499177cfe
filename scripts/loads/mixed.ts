import { readdirSync, readFileSync } from 'node:fs'
import { contactPosts, fire, getRequests, wrong } from './fire.ts'
import { type LoadTest, verdict } from './load-test.ts'

const PAGES = ['/', '/blogs', '/contact-us', '/api/blogs/blogs?page=1']

/** A busy day: 200 reads and 20 posts a second. Memory and open files must stay where they are. */
export const mixed: LoadTest = async ({ seconds, site }) => {
  // What it grows to at first, by loading and compiling, is not what a day adds.
  await run(Math.max(2, Math.round(seconds / 6)))
  const before = measure(site.pid)
  const [reads, writes] = await run(seconds)
  const after = measure(site.pid)
  const isFlat = after.mib <= 1.2 * before.mib && after.files <= before.files + 40
  const isQuick = reads.latency.p99 <= 50 && writes.latency.p99 <= 150

  return {
    load: 'L5 200 reads and 20 posts a second',
    'per second': Math.round(reads.requests.average + writes.requests.average),
    ceiling: '',
    'p50 ms': `${reads.latency.p50} / ${writes.latency.p50}`,
    'p99 ms': `${reads.latency.p99} / ${writes.latency.p99}`,
    bar: 'p99 50 / 150 ms, memory flat',
    verdict: verdict(isFlat && isQuick && wrong(reads, ['200']) + wrong(writes, ['201']) === 0),
    note: `${before.mib} to ${after.mib} MiB, ${before.files} to ${after.files} open files`,
  }

  function run(duration: number) {
    return Promise.all([
      fire(site.url, { ...getRequests(PAGES), connections: 20, rate: 200, duration }),
      fire(site.url, { ...contactPosts, connections: 4, rate: 20, duration }),
    ])
  }
}

function measure(pid: number) {
  const kib = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  return { mib: Math.round(kib / 1024), files: readdirSync(`/proc/${pid}/fd`).length }
}
