// Whether a tap at any moment of loading is answered, and how soon: npm run bench:taps -- [--taps=100] [--seed=1]
// Each tap is in a browser context of its own, on a processor eight times slower, over slow 4G, at a moment that is drawn
// from the seed, from the page's first paint on. Answered is the first change that the browser has painted: for what is
// not alive yet that is its mark that it is busy. Lost is a tap after which what it asks for never comes. Beside them, at
// the same moments, the menu of the same pages as plain HTML, which the browser opens by itself.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Locator, Page } from '@playwright/test'
import { buildIfChanged } from '../scripts/build.ts'
import { SERVER } from '../scripts/server-process.ts'
import { temporaryFolder } from '../scripts/temporary-folder.ts'
import { launcherCopy } from '../src/assistant/launcher/words.en.ts'
import { firstFacts } from '../src/company/registers/first-values.ts'
import { contactCopy } from '../src/leads/enquiry/words.en.ts'
import { auditCopy } from '../src/leads/home-audit/words.en.ts'
import { officeCopy } from '../src/site/contact/words.en.ts'
import { uiCopy } from '../src/ui/words.en.ts'
import { buildFloor } from './support/build-floor.ts'
import { machine } from './support/machine.ts'
import { launchBrowser, PHONE } from './support/phone.ts'
import { randomNumbers } from './support/random-numbers.ts'
import { shareOf } from './support/share-of.ts'
import { startProcess } from './support/started-process.ts'

const SLOWED = 8
const AIM_MS = 200
/** After this a visitor has left. */
const PATIENCE_MS = 60_000
const LATEST_MOMENT_MS = 4_000
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 86_400 }

interface Tap {
  path: string
  on: (page: Page) => Locator
  /** What is there once it has done what it is for. */
  done: (page: Page) => Locator
}

const MENU: Omit<Tap, 'path'> = {
  on: (page) => page.locator('.menu > summary'),
  done: (page) => page.locator('.menu[open]'),
}

const TAPS: Tap[] = [
  { ...MENU, path: '/' },
  {
    path: '/',
    on: (page) => page.getByRole('button', { name: launcherCopy.open }),
    done: (page) => page.getByRole('dialog'),
  },
  {
    path: '/smart-home',
    on: (page) => page.getByRole('link', { name: auditCopy.heading }).first(),
    done: (page) => page.getByRole('dialog'),
  },
  {
    path: '/our-products',
    on: (page) => page.getByRole('button', { name: uiCopy.carousel.next }).first(),
    done: (page) => page.locator('.carousel__thumbs button:nth-child(2)[aria-current]').first(),
  },
  {
    path: '/one-coral',
    on: (page) => page.getByRole('tab', { name: firstFacts.modules[1]!.name }),
    done: (page) => page.getByRole('tab', { name: firstFacts.modules[1]!.name, selected: true }),
  },
  {
    path: '/contact-us',
    on: (page) => page.getByRole('button', { name: officeCopy.map.show }),
    done: (page) => page.getByTitle(officeCopy.map.title),
  },
  {
    path: '/contact-us',
    on: (page) => page.getByRole('button', { name: contactCopy.quickActions[0].label }),
    done: (page) => page.getByRole('button', { name: contactCopy.quickActions[0].label, pressed: true }),
  },
]

const { values } = parseArgs({
  options: { taps: { type: 'string', default: '100' }, seed: { type: 'string', default: '1' } },
})
const random = randomNumbers(Number(values.seed))

await buildIfChanged()
using folder = temporaryFolder('bench-taps')
await using site = await startProcess([SERVER], { DATA_DIR: join(folder.path, 'data'), LOG_LEVEL: 'info' })
await buildFloor(join(folder.path, 'floor'), site.url, [...new Set(TAPS.map(({ path }) => path))])
await using floor = await startProcess(['bench/support/floor-site.ts', join(folder.path, 'floor')])
const browser = await launchBrowser()

const times: number[] = []
const floors: number[] = []
const lost: string[] = []
for (let count = 0; count < Number(values.taps); count++) {
  const tap = TAPS[Math.floor(random() * TAPS.length)]!
  const moment = Math.round(random() * LATEST_MOMENT_MS)
  const { answeredMs, isDone } = await tapAt(site.url, tap, moment)
  times.push(answeredMs)
  if (!isDone) lost.push(`${tap.path} after ${moment} ms: ${tap.on}`)
  floors.push((await tapAt(floor.url, { ...MENU, path: tap.path }, moment)).answeredMs)
}
await browser.close()

console.info(`${machine()}, seed ${values.seed}, ${times.length} taps`)
console.info(`| ms | median | 90 % | 98 % (aim ${AIM_MS}) | worst | lost (aim 0) |\n|---|--:|--:|--:|--:|--:|`)
console.info(`| a tap | ${spread(times)} | ${lost.length} |\n| the menu of plain HTML | ${spread(floors)} | |`)
for (const each of lost) console.info(`lost: ${each}`)
if (shareOf(times, 0.98) > AIM_MS || lost.length > 0) process.exitCode = 1

function spread(times: number[]): string {
  return [0.5, 0.9, 0.98, 1].map((share) => Math.round(shareOf(times, share))).join(' | ')
}

async function tapAt(baseURL: string, { path, on, done }: Tap, moment: number) {
  const context = await browser.newContext({ ...PHONE, baseURL })
  const page = await context.newPage()
  try {
    await page.addInitScript(noteAnswers)
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', SLOW_4G)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
    await page.goto(path, { waitUntil: 'commit' })
    const target = on(page)
    await target.scrollIntoViewIfNeeded()
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
    await page.waitForTimeout(moment)
    await target.tap({ noWaitAfter: true })
    const isDone = await done(page)
      .first()
      .waitFor({ timeout: PATIENCE_MS })
      .then(
        () => true,
        () => false,
      )
    return { isDone, answeredMs: await page.evaluate(() => window.answered ?? Number.POSITIVE_INFINITY) }
  } finally {
    await context.close()
  }
}

declare global {
  interface Window {
    answered?: number
  }
}

/** In the page: from the finger's click to the frame after the first change of the page. */
function noteAnswers() {
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const changes = new MutationObserver(() => {
        changes.disconnect()
        requestAnimationFrame(() =>
          setTimeout(() => {
            window.answered ??= performance.now() - timeStamp
          }),
        )
      })
      changes.observe(document, { attributes: true, childList: true, subtree: true, characterData: true })
    },
    { capture: true, once: true },
  )
}
