// What the server does in a second beside nginx on the same processors, and what memory it takes:
// npm run bench:server
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import autocannon from 'autocannon'
import { buildIfChanged } from '../scripts/build.ts'
import { SERVER, SMALL_MEMORY } from '../scripts/server-process.ts'
import { temporaryFolder } from '../scripts/temporary-folder.ts'
import { NO_LIMITS } from './loads/no-limits.ts'
import { machine } from './support/machine.ts'
import { median } from './support/share-of.ts'
import { startNginx } from './support/start-nginx.ts'
import { startProcess } from './support/started-process.ts'

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5)
const ROUNDS = 3
const CONNECTIONS = 32
const REST_MS = 30_000
const PAGES = ['/', '/about-us', '/smart-home', '/contact-us']
const BLOG = ['/blogs', '/blogs?page=2', '/blogs/capacitor-safety']

await buildIfChanged()
using folder = temporaryFolder('bench-server')
await using site = await startProcess([...SMALL_MEMORY.flags, SERVER], {
  ...SMALL_MEMORY.env,
  ...NO_LIMITS,
  DATA_DIR: join(folder.path, 'data'),
  LOG_LEVEL: 'info',
})
await setTimeout(REST_MS)
console.info(`${machine()}`)
console.info(`memory at rest ${memory()} MB (aim: at most 220)`)

const pages = await Promise.all(
  PAGES.map(async (path) => {
    const response = await fetch(site.url + path)
    return { path, html: await response.text(), headers: response.headers }
  }),
)
await using nginx = await startNginx(join(folder.path, 'nginx'), pages)
if (!nginx) console.info('nginx is not here and cannot be installed: the site alone')

const rounds: { site: number; nginx: number; blog: number }[] = []
for (let round = 0; round < ROUNDS; round++) {
  rounds.push({
    nginx: nginx ? await perSecond(nginx.url, PAGES) : Number.NaN,
    site: await perSecond(site.url, PAGES),
    blog: await perSecond(site.url, BLOG),
  })
}
const [ofNginx, ofSite, ofBlog] = (['nginx', 'site', 'blog'] as const).map((name) =>
  Math.round(median(rounds.map((round) => round[name]))),
)
console.table({
  'nginx, the same pages as files': ofNginx,
  'kept pages': ofSite,
  'pages of the blog': ofBlog,
})
console.info(`ratio ${(ofSite! / ofNginx!).toFixed(2)} (aim: at least 0.9); blog at least 1,500`)
console.info(`memory after that ${memory()} MB`)

async function perSecond(url: string, paths: string[]): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: paths.map((path) => ({ path, headers: { 'accept-encoding': 'gzip' } })),
  })
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} failed`)
  return requests.average
}

function memory(): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8'))?.[1]) / 1024)
}
