import { readdirSync, readFileSync } from 'node:fs'
import { contactPosts, fire, getRequests, wrong } from './fire.ts'
import { type LoadTest, verdict } from './load-test.ts'
import { msWithin, sendEverySecond } from './send-resumes.ts'

const PAGES = ['/', '/blogs', '/contact-us', '/api/blogs/blogs?page=1']

/** A busy day: 200 reads, 20 posts and 2 uploads a second. Memory and open files must stay where they are. */
export const mixed: LoadTest = async ({ seconds, site, ceiling }) => {
  const bare = await run(ceiling.url, Math.min(seconds, 5))
  // What it grows to at first, by loading and compiling, is not what a day adds.
  await run(site.url, Math.max(2, Math.round(seconds / 6)))
  const before = measure(site.pid)
  const { reads, writes, uploads } = await run(site.url, seconds)
  const after = measure(site.pid)

  const isFlat = after.mib <= 1.2 * before.mib && after.files <= before.files + 40
  const isQuick = reads.latency.p99 <= 50 && writes.latency.p99 <= 150
  const isRight = wrong(reads, ['200']) + wrong(writes, ['201']) === 0 && uploads.every(({ status }) => status === 201)

  return {
    load: 'L5 200 reads, 20 posts, 2 uploads a second',
    'per second': Math.round(reads.requests.average + writes.requests.average + uploads.length / seconds),
    ceiling: `p99 ${bare.reads.latency.p99} / ${bare.writes.latency.p99} / ${msWithin(bare.uploads, 0.99)} ms`,
    'p50 ms': `${reads.latency.p50} / ${writes.latency.p50} / ${msWithin(uploads, 0.5)}`,
    'p99 ms': `${reads.latency.p99} / ${writes.latency.p99} / ${msWithin(uploads, 0.99)}`,
    bar: 'p99 50 / 150 ms, memory flat',
    verdict: verdict(isFlat && isQuick && isRight),
    note: `${before.mib} to ${after.mib} MiB, ${before.files} to ${after.files} open files`,
  }
}

async function run(url: string, duration: number) {
  const [reads, writes, uploads] = await Promise.all([
    fire(url, { ...getRequests(PAGES), connections: 20, rate: 200, duration }),
    fire(url, { ...contactPosts, connections: 4, rate: 20, duration }),
    sendEverySecond(url, 2, duration, 1_000_000),
  ])
  return { reads, writes, uploads }
}

function measure(pid: number) {
  const kib = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  return { mib: Math.round(kib / 1024), files: readdirSync(`/proc/${pid}/fd`).length }
}
