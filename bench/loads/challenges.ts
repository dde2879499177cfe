import { fire, getRequests } from './fire.ts'
import { type LoadTest, verdict } from './load-test.ts'

export const challenges: LoadTest = async ({ seconds, site, ceiling }) => {
  const bare = await fire(ceiling.url, { connections: 8, duration: Math.min(seconds, 5) })
  const [puzzles, reads] = await Promise.all([
    fire(site.url, { ...getRequests(['/api/captcha/challenge/']), connections: 8, duration: seconds }),
    fire(site.url, { ...getRequests(['/api/blogs/blogs?page=1']), connections: 8, rate: 200, duration: seconds }),
  ])

  return {
    load: 'L7 puzzles, beside 200 reads a second',
    'per second': Math.round(puzzles.requests.average),
    ceiling: Math.round(bare.requests.average),
    'p50 ms': puzzles.latency.p50,
    'p99 ms': `${puzzles.latency.p99} / ${reads.latency.p99}`,
    bar: '500/s, p99 of reads 100 ms',
    verdict: verdict(puzzles.requests.average >= 500 && reads.latency.p99 <= 100),
    note: '',
  }
}
