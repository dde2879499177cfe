import { fire, getRequests, wrong } from './fire.ts'
import { type LoadTest, verdict } from './load-test.ts'

const API = ['/api/geo/countries/', '/api/blogs/blogs?page=1', '/api/blogs/blogs-all?search=kvah', '/api/health/']
const PAGES = ['/', '/contact-us', '/smart-home', '/blogs', '/energy-calculator']

export const readApi: LoadTest = (setting) => read('L1 reads of the API', API, 5_000, setting)
export const readPages: LoadTest = (setting) => read('L2 pages', PAGES, 3_000, setting)

async function read(load: string, paths: string[], least: number, { seconds, site, ceiling }: Parameters<LoadTest>[0]) {
  const bare = await fire(ceiling.url, { ...getRequests(['/']), duration: Math.min(seconds, 5) })
  const result = await fire(site.url, { ...getRequests(paths), duration: seconds })
  const failed = wrong(result, ['200'])

  return {
    load,
    'per second': Math.round(result.requests.average),
    ceiling: Math.round(bare.requests.average),
    'p50 ms': result.latency.p50,
    'p99 ms': result.latency.p99,
    bar: `${least}/s, p99 50 ms, no error`,
    verdict: verdict(result.requests.average >= least && result.latency.p99 <= 50 && failed === 0),
    note: `${failed} errors`,
  }
}
