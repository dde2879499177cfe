// Takes pictures of every page and state at both sizes into docs/look: node scripts/run.mjs look [FOLDER SIDE] [names]
// FOLDER is a copy of this repository whose site is shown (this one), SIDE is after or before.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { joinDesk } from '../tests/support/desk.ts'
import { findFreePort } from '../tests/support/running-postgres.ts'
import { whenListening } from '../tests/support/when-listening.ts'
import { wholeBrowserPath } from './browser.ts'
import { sendSomeLeads } from './look/send-some-leads.ts'
import { SHOTS, type Shot } from './look/shots.ts'
import { temporaryFolder } from './temporary-folder.ts'

const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false, shown: 900 },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, shown: 390 },
}
const OUT = 'docs/look'
const PATIENCE_MS = 6_000
const ENCODING = { quality: 42, effort: 6 }
/** Of the other languages' names, which an English page leaves to the visitor's device. This one may have none. */
const LETTERS = [
  { file: 'anek-devanagari', unicodeRange: 'U+0900-097F' },
  { file: 'anek-telugu', unicodeRange: 'U+0C00-0C7F' },
].map(({ file, unicodeRange }) => ({
  unicodeRange,
  bytes: readFileSync(`src/ui/styles/fonts/${file}.woff2`, 'base64'),
}))

const [folder = '.', side = 'after', ...only] = process.argv.slice(2)
const data = temporaryFolder('look')
const port = await findFreePort()
const url = `http://localhost:${port}`
const settings = { DATA_DIR: join(data.path, 'data'), SITE_URL: url }

const server = spawn(process.execPath, ['scripts/start.ts'], {
  cwd: resolve(folder),
  env: { ...process.env, ...settings, PORT: String(port), LOG_LEVEL: 'error' },
  stdio: ['ignore', 'ignore', 'inherit'],
})
const browser = await chromium.launch({
  executablePath: wholeBrowserPath(),
  args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
})
try {
  await whenListening(port)
  // On a busy machine it listens, and is well only later.
  while (
    !(await fetch(`${url}/api/health/`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await setTimeout(200)
  await sendSomeLeads(url)
  mkdirSync(OUT, { recursive: true })
  for (const size of Object.keys(SIZES) as (keyof typeof SIZES)[]) await takeAll(browser, size)
} finally {
  await browser.close()
  server.kill()
  data.remove()
}

async function takeAll(browser: Browser, size: keyof typeof SIZES) {
  const { shown, ...device } = SIZES[size]
  const context = await browser.newContext({ ...device, baseURL: url, reducedMotion: 'reduce', locale: 'en-IN' })
  const page = await context.newPage()
  let isIn = false

  for (const shot of SHOTS) {
    if (only.length > 0 && !only.includes(shot.name)) continue
    if (shot.isDesk && !isIn) {
      await joinDesk(page, 'admin', { url, settings })
      isIn = true
    }
    const picture = await take(shot)
    if (!picture) {
      console.log(`${shot.name}-${size}-${side}: not there`)
      continue
    }
    const bytes = await sharp(picture).resize({ width: shown }).avif(ENCODING).toBuffer()
    writeFileSync(join(OUT, `${shot.name}-${size}-${side}.avif`), bytes)
    console.log(`${shot.name}-${size}-${side}: ${bytes.length} B`)
  }
  await context.close()

  async function take({ path, act, name }: Shot): Promise<Buffer | undefined> {
    const answer = await page.goto(path, { waitUntil: 'load' })
    if (answer?.status() === 404 && name !== 'not-found') return undefined
    // The calculator comes in a frame of its own. What never rests is taken as it is.
    await page.waitForLoadState('networkidle', { timeout: PATIENCE_MS }).catch(() => {})
    await page.evaluate(lendLetters, LETTERS)
    await page.evaluate(() => document.fonts.ready)
    const isDone = await act?.(page).then(
      () => true,
      () => false,
    )
    if (isDone === false) return undefined
    await page.evaluate(settle, PATIENCE_MS)
    return page.screenshot({ animations: 'disabled' })
  }
}

async function lendLetters(letters: typeof LETTERS) {
  for (const { bytes, unicodeRange } of letters) {
    const face = new FontFace(
      'Anek Latin',
      Uint8Array.from(atob(bytes), (each) => each.charCodeAt(0)),
      // As wide as the site's own: of faces with other widths a browser takes one, and nothing from the other.
      { weight: '400 720', stretch: '82% 112%', unicodeRange },
    )
    document.fonts.add(await face.load())
  }
}

/** What is in sight is fetched, decoded and drawn. */
async function settle(PATIENCE_MS: number) {
  const seen = [...document.images].filter((image) => {
    const { top, bottom, left, right, width } = image.getBoundingClientRect()
    return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  })
  const decoded = Promise.all(seen.map((image) => image.decode().catch(() => {})))
  // One that is covered by another may never be fetched.
  await Promise.race([decoded, new Promise((done) => void globalThis.setTimeout(done, PATIENCE_MS))])
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
}
