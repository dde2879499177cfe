// How soon a page answers on a slow phone, once its scripts are there: npm run bench:interactions -- [--visits=5]
// From a tap to the first paint of another page, prefetched over slow 4G; and from a tap to the next paint. The processor
// is slowed down four times throughout. Beside the moves stand those between the same pages as plain HTML, in turn;
// beside all of them the least that this machine and browser take: a page with a link that changes its heading.
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Locator, Page } from '@playwright/test'
import { buildIfChanged } from '../scripts/build.ts'
import { SERVER } from '../scripts/server-process.ts'
import { temporaryFolder } from '../scripts/temporary-folder.ts'
import { mainNav } from '../src/company/nav.en.ts'
import { firstFacts } from '../src/company/registers/first-values.ts'
import { auditCopy } from '../src/leads/home-audit/words.en.ts'
import { uiCopy } from '../src/ui/words.en.ts'
import { alive } from '../tests/support/alive.ts'
import { hydrated } from '../tests/support/hydrated.ts'
import { buildFloor } from './support/build-floor.ts'
import { machine } from './support/machine.ts'
import { launchBrowser, PHONE } from './support/phone.ts'
import { median } from './support/share-of.ts'
import { startProcess } from './support/started-process.ts'

const GOAL_MS = 100
const SLOWED = 4
const PRESS_MS = 80
// As Lighthouse applies slow 4G.
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 86_400 }

const LEAST = `<!doctype html><meta name="viewport" content="width=device-width"><main><h1>One</h1></main><a href="#">Go</a>
<script>document.querySelector('a').onclick = () => (document.querySelector('main').innerHTML = '<h1>Another</h1>')</script>`

const TAPS: [name: string, path: string, act: (page: Page) => Promise<void>, part?: string][] = [
  ['menu', '/', (page) => press(page.locator('summary'))],
  ['modal', '/smart-home', (page) => press(page.getByRole('link', { name: auditCopy.heading }).first())],
  [
    'module tab',
    '/one-coral',
    (page) => press(page.getByRole('tab', { name: firstFacts.modules[1]!.name })),
    'modules',
  ],
  ['carousel', '/our-products', (page) => press(page.getByRole('button', { name: uiCopy.carousel.next }).first())],
  [
    'calculator',
    '/smart-business',
    (page) => page.locator('#kvah-form #work').pressSequentially('9'),
    'kvah-simulator',
  ],
]

const { values } = parseArgs({ options: { visits: { type: 'string', default: '5' } } })
const visits = Array.from({ length: Number(values.visits) })

await buildIfChanged()
using folder = temporaryFolder('bench-interactions')
await using site = await startProcess([SERVER], { DATA_DIR: join(folder.path, 'data'), LOG_LEVEL: 'info' })
const moves = mainNav.filter(({ path }) => path !== '/')
const paths = ['/', ...moves.map(({ path }) => path)]
await buildFloor(join(folder.path, 'floor'), site.url, paths, 'speculationrules')
await using floor = await startProcess(['bench/support/floor-site.ts', join(folder.path, 'floor')])
const browser = await launchBrowser()
console.info(`${visits.length} visits, medians and worst; ${machine()}`)
console.info(`Aim: at most ${GOAL_MS} ms each.\n\n| | ms | worst | ÷ plain HTML |\n|---|--:|--:|--:|`)
await report('least, to a heading', leastMove)
await report('least, to a paint', leastTap)
for (const { path, label } of moves)
  await report(
    `to ${label}`,
    () => move(site.url, path),
    () => move(floor.url, path),
  )
for (const [name, path, act, part] of TAPS) await report(name, () => nextPaint(path, act, part))
await browser.close()

async function report(name: string, measure: () => Promise<number>, measureFloor?: () => Promise<number>) {
  const times: number[] = []
  const floors: number[] = []
  for (const _ of visits) {
    times.push(await measure())
    if (measureFloor) floors.push(await measureFloor())
  }
  const ratio = measureFloor ? (median(times) / median(floors)).toFixed(2) : ''
  console.info(`| ${name} | ${Math.round(median(times))} | ${Math.round(Math.max(...times))} | ${ratio} |`)
}

/** From the tap to the first paint of the next page, which is fetched ahead when the link is touched. */
async function move(url: string, path: string): Promise<number> {
  await using page = await openSlowly(`${url}/`, true)
  const link = page.locator(`.menu a[href="${path}"]`)
  await page.locator('summary').tap()
  await page.evaluate(() => {
    addEventListener('click', () => sessionStorage.setItem('tapped', String(Date.now())), { capture: true })
  })
  const fetched = page.waitForResponse((response) => new URL(response.url()).pathname === path)
  await link.hover()
  await fetched.catch(() => undefined)
  await press(link)
  await page.waitForURL(url + path)
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  return await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    return performance.timeOrigin + paint!.startTime - Number(sessionStorage.getItem('tapped'))
  })
}

async function leastMove(): Promise<number> {
  await using page = await openLeast()
  return await toHeading(page, page.locator('a'))
}

async function leastTap(): Promise<number> {
  await using page = await openLeast()
  return await toPaint(page, () => press(page.locator('a')))
}

/**
 * From the tap to the frame that the browser says has shown the heading. What listens is compiled before, and nobody
 * asks the page meanwhile whether it is there: both would count as the page's own.
 */
async function toHeading(page: Page, link: Locator): Promise<number> {
  const took = page.evaluate(async () => {
    const main = document.querySelector('main')!
    const left = main.querySelector('h1')
    let tappedAt = 0
    const noteTap = ({ timeStamp }: Event) => (tappedAt = timeStamp)
    noteTap(new Event('click'))
    addEventListener('click', noteTap, { capture: true, once: true })

    // The browser tells when it has shown an element that is marked when it is painted.
    new MutationObserver(() => {
      const heading = main.querySelector('h1')
      if (heading !== left) heading?.setAttribute('elementtiming', 'heading')
    }).observe(main, { childList: true, subtree: true })
    const probe = main.appendChild(document.createComment(''))
    probe.remove()

    const shownAt = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => {
        const [shown] = list.getEntries() as (PerformanceEntry & { renderTime: number })[]
        if (shown) resolve(shown.renderTime)
      }).observe({ type: 'element' } as PerformanceObserverInit)
    })
    return shownAt - tappedAt
  })
  await press(link)
  return await took
}

/**
 * As a finger does, which stays for a moment; the time counts from when it is lifted. Playwright's own tap is over at
 * once, and asks the page within it what is at the place: work that no visitor waits for.
 */
async function press(locator: Locator) {
  await locator.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await locator.boundingBox())!
  const page = locator.page()
  const session = await page.context().newCDPSession(page)
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await wait(PRESS_MS)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** What browsers call interaction to next paint: the longest of the events that a tap is made of. */
async function nextPaint(path: string, act: (page: Page) => Promise<void>, part?: string): Promise<number> {
  await using page = await openSlowly(site.url + path)
  if (part) await alive(page, part)
  return await toPaint(page, () => act(page))
}

async function toPaint(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement
    new PerformanceObserver((list) => {
      for (const event of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        if (event.interactionId > 0) dataset.took = String(Math.max(Number(dataset.took ?? 0), event.duration))
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })

  await act()
  // An event that is not told of took less than 16 ms.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 500))))
  return Number((await page.locator('html').getAttribute('data-took')) ?? 16)
}

async function openSlowly(address: string, isLineSlow = false): Promise<SlowPage> {
  const page = await (await browser.newContext(PHONE)).newPage()
  await page.goto(address)
  if (address.startsWith(site.url)) await hydrated(page)
  await page.waitForLoadState('networkidle')
  return slowDown(page, isLineSlow)
}

async function openLeast(): Promise<SlowPage> {
  const page = await (await browser.newContext(PHONE)).newPage()
  await page.setContent(LEAST)
  return slowDown(page)
}

type SlowPage = Page & AsyncDisposable

async function slowDown(page: Page, isLineSlow = false): Promise<SlowPage> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  if (isLineSlow) await session.send('Network.emulateNetworkConditions', SLOW_4G)
  return Object.assign(page, { [Symbol.asyncDispose]: () => page.context().close() })
}
