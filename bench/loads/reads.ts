import { debianProgram } from '../../scripts/debian-program.ts'
import { type LoadTest, verdict } from './load-test.ts'
import { readWithWrk } from './read-with-wrk.ts'

const PAGES = ['/', '/contact-us', '/smart-home', '/blogs', '/energy-calculator']

export const readApi: LoadTest = async (setting) => {
  const [slug] = await slugs(setting.site.url)
  const paths = ['/api/geo/countries/', '/api/blogs/blogs?page=1', `/api/blogs/blogs/${slug}`]
  return read('L1 places, list of articles, article', paths, 5_000, setting)
}

export const readPages: LoadTest = (setting) => read('L2 pages', PAGES, 3_000, setting)

async function read(load: string, paths: string[], least: number, { seconds, site, ceiling }: Parameters<LoadTest>[0]) {
  const wrk = debianProgram('wrk')
  if (!wrk) throw new Error('The reads need wrk, which cannot be installed here.')
  const bare = await readWithWrk(wrk, ceiling.url, ['/'], Math.min(seconds, 5))
  const { perSecond, p50Ms, p99Ms, failed } = await readWithWrk(wrk, site.url, paths, seconds)

  return {
    load,
    'per second': perSecond,
    ceiling: bare.perSecond,
    'p50 ms': p50Ms,
    'p99 ms': p99Ms,
    bar: `${least}/s, p99 50 ms, no error`,
    verdict: verdict(perSecond >= least && p99Ms <= 50 && failed === 0),
    note: `${failed} errors`,
  }
}

async function slugs(url: string): Promise<string[]> {
  const { results } = (await (await fetch(`${url}/api/blogs/blogs?page=1`)).json()) as { results: { slug: string }[] }
  return results.map(({ slug }) => slug)
}
