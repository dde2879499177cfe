// How fast each page is beside the same page written by hand, and beside whatever else is named:
// npm run bench:pages -- [--pages=/,/about-us] [--runs=5] [--method=simulated|applied] [--browser=shell|whole]
//   [--slower=4|8] [ADDRESS …]
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { addressIn, USUAL_LANGUAGES } from '#platform/text/language.ts'
import { buildIfChanged } from '../scripts/build.ts'
import { SERVER } from '../scripts/server-process.ts'
import { temporaryFolder } from '../scripts/temporary-folder.ts'
import { buildFloor } from './support/build-floor.ts'
import { machine } from './support/machine.ts'
import { type Measures, measurePage, type Way } from './support/measure-page.ts'
import { median } from './support/share-of.ts'
import { startProcess } from './support/started-process.ts'

const ALIKE = USUAL_LANGUAGES.flatMap((language) => ['/blogs/', '/careers/'].map((path) => addressIn(language, path)))

const { values, positionals: others } = parseArgs({
  allowPositionals: true,
  options: {
    pages: { type: 'string' },
    runs: { type: 'string', default: '5' },
    method: { type: 'string' },
    browser: { type: 'string', default: 'shell' },
    slower: { type: 'string', default: '4' },
  },
})
const runs = Number(values.runs)
const { browser } = values
if (browser !== 'shell' && browser !== 'whole') throw new Error(`--browser is shell or whole, not ${browser}`)
const ways: Way[] = (['simulated', 'applied'] as const)
  .filter((method) => !values.method || values.method === method)
  .map((method) => ({ method, browser, slower: Number(values.slower) }))
/** How fast each run found this machine. */
const machines: number[] = []

await buildIfChanged()
using folder = temporaryFolder('bench-pages')
await using site = await startProcess([SERVER], { DATA_DIR: join(folder.path, 'data'), LOG_LEVEL: 'info' })
const paths = values.pages?.split(',') ?? (await listPages())
await buildFloor(join(folder.path, 'floor'), site.url, paths)
await using floor = await startProcess(['bench/support/floor-site.ts', join(folder.path, 'floor')])

console.info(`\n${runs} runs, medians; ${machine()}`)
for (const way of ways) {
  const { method, slower } = way
  const line = method === 'simulated' ? 'Slow 4G computed' : 'Slow 4G applied'
  console.info(
    `\n### ${line}, processor ${slower} × slower, ${browser === 'whole' ? 'a whole browser' : 'a browser without windows'}\n`,
  )
  printHead()
  for (const path of paths) await comparePage(path)
  for (const address of others) printRow(address, await measureAll([address]).then(([measures]) => measures!))

  async function comparePage(path: string) {
    const [ours, floors] = await measureAll([site.url + path, floor.url + path])
    printRow(path, ours!, floors)
    printRow('as plain HTML', floors!)
  }

  /** Turn by turn, so that whatever else the machine does meets each of them alike; the middle of each measure. */
  async function measureAll(addresses: string[]): Promise<Measures[]> {
    const measured = addresses.map((): Measures[] => [])
    for (let run = 0; run < runs; run++) {
      for (const [at, address] of addresses.entries()) measured[at]!.push(await measurePage(address, way))
    }
    machines.push(...measured.flat().map(({ machine }) => machine))
    return measured.map(middle)
  }
}
console.info(`\nThe machine's own speed by Lighthouse's benchmark index: ${Math.round(median(machines))}`)

/** Every page that is to be found; a language's first article for all of its, and its first opening: they differ in words alone. */
async function listPages(): Promise<string[]> {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(
    ([, address = '']) => new URL(address.replaceAll('&amp;', '&')).pathname,
  )
  const firsts = ALIKE.map((start) => listed.find((path) => path.startsWith(start)))

  return listed.filter((path) => firsts.includes(path) || !ALIKE.some((start) => path.startsWith(start)))
}

function middle(measures: Measures[]): Measures {
  const names = Object.keys(measures[0]!) as (keyof Measures)[]
  return Object.fromEntries(
    names.map((name) => [name, median(measures.map((measure) => measure[name]))]),
  ) as unknown as Measures
}

function printHead() {
  const heads = [
    'page',
    'score',
    'FCP ms',
    'LCP ms',
    'LCP ÷ floor',
    'TBT ms',
    'long work ms',
    'CLS',
    'SI ms',
    'kB',
    'script kB',
    'requests',
  ]
  console.info(`| ${heads.join(' | ')} |\n|---|${'--:|'.repeat(heads.length - 1)}`)
}

function printRow(
  name: string,
  { score, fcp, lcp, tbt, longWork, cls, si, bytes, scriptBytes, requests }: Measures,
  floors?: Measures,
) {
  const ratio = floors ? (lcp / floors.lcp).toFixed(3) : ''
  const cells = [
    name,
    score,
    ...[fcp, lcp].map(Math.round),
    ratio,
    ...[tbt, longWork].map(Math.round),
    cls.toFixed(3),
    Math.round(si),
    kB(bytes),
    kB(scriptBytes),
    requests,
  ]
  console.info(`| ${cells.join(' | ')} |`)
}

function kB(bytes: number): string {
  return (bytes / 1000).toFixed(0)
}
