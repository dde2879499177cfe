import type { DisposableTempDir } from 'node:fs'
import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import { launcherCopy as copy } from '#assistant/launcher/words.en.ts'
import { temporaryFolder } from '../../scripts/temporary-folder.ts'
import { holdTime } from '../support/hold-time.ts'
import { type ListeningServer, listenHere } from '../support/listen-here.ts'
import { type OwnSite, startOwnSite } from '../support/own-site.ts'
import { expect, test } from '../support/test.ts'

/** A company's chat widget that does as it pleases. Its script comes from an origin of its own. */
const WELL_BEHAVED = `
  document.body.append(Object.assign(document.createElement('div'), { id: 'their-widget', textContent: 'Their chat' }))
  window.chatWidget = { open() { window.calls.push('open') }, close() { window.calls.push('close') } }
  window.calls ??= []
  window.ids = [...(window.ids ?? []), document.currentScript.dataset.id]
`

test.skip(({ isMobile }) => !isMobile, 'the same at every width')

test.describe.configure({ mode: 'default' })

let folder: DisposableTempDir
let theirs: ListeningServer
let ours: OwnSite
let script: string
let requests: number

test.beforeAll(async () => {
  const server = createServer((_, response) => {
    requests++
    if (script === 'never') return
    if (script === 'missing') return void response.writeHead(404).end()
    response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cross-Origin-Resource-Policy': 'cross-origin' })
    response.end(script)
  })
  theirs = await listenHere(server)
  folder = temporaryFolder('widget')
  ours = await startOwnSite(folder.path, {
    CHAT_WIDGET_URL: `${theirs.url}/widget.js`,
    CHAT_WIDGET_ID: 'public-id',
    LOG_LEVEL: 'info',
  })
})

test.beforeEach(() => {
  script = WELL_BEHAVED
  requests = 0
})

test.afterAll(async () => {
  await ours[Symbol.asyncDispose]()
  folder.remove()
  await theirs[Symbol.asyncDispose]()
})

test('it is fetched when Website Help is chosen and not before, once, with its public id, and shown', async ({
  page,
}) => {
  await openOptions(page)
  expect(requests).toBe(0)
  await page.getByRole('button', { name: copy.options.help.name }).click()
  await expect(page.locator('#their-widget')).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { ids: string[] }).ids)).toEqual(['public-id'])

  await page.getByRole('button', { name: copy.close }).click()
  await expect(page.locator('#their-widget')).toHaveCount(0)
  await page.getByRole('button', { name: copy.open }).click()
  await page.getByRole('button', { name: copy.options.help.name }).click()
  await expect(page.locator('#their-widget')).toBeVisible()
  expect(requests).toBe(1)
})

test('a script that is missing is warned of, and the visitor is shown another way', async ({ page }) => {
  script = 'missing'
  const warned = page.waitForEvent('console', (message) => message.text().includes('load-widget failed'))
  await openOptions(page)
  await page.getByRole('button', { name: copy.options.help.name }).click()

  expect((await warned).type()).toBe('warning')
  await expectAnotherWay(page)
})

test('a script that is never sent is given up', async ({ page }) => {
  script = 'never'
  await page.clock.install()
  await openOptions(page)
  await holdTime(page)
  await page.getByRole('button', { name: copy.options.help.name }).click()
  await expect(page.getByText(copy.loading)).toBeVisible()
  await page.clock.runFor(10_100)

  await expectAnotherWay(page)
})

test('one that throws when shown and hidden is warned of, and the launcher goes on', async ({ page }) => {
  script = `${WELL_BEHAVED}
    window.chatWidget = { open() { throw new Error('no') }, close() { throw new Error('no') } }`
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await openOptions(page)
  await page.getByRole('button', { name: copy.options.help.name }).click()
  await expect.poll(() => warnings.join()).toContain('show-widget failed')
  await page.getByRole('button', { name: copy.close }).click()

  await expect(page.getByRole('button', { name: copy.open })).toBeVisible()
  await expect.poll(() => warnings.join()).toContain('hide-widget failed')
  await expect(page.locator('#their-widget')).toHaveCount(0)
})

test('elements that it leaves behind, or brings after it was closed, are gone half a second later', async ({
  page,
}) => {
  script = `${WELL_BEHAVED}
    window.left = 0
    window.chatWidget.close = () => {
      for (const ms of [0, 50, 250, 450]) setTimeout(() => {
        document.body.append(Object.assign(document.createElement('div'), { className: 'leftover' }))
        window.left++
      }, ms)
    }`
  await openOptions(page)
  await page.getByRole('button', { name: copy.options.help.name }).click()
  await expect(page.locator('#their-widget')).toBeVisible()
  await page.getByRole('button', { name: copy.close }).click()
  await expect(page.locator('#their-widget')).toHaveCount(0)
  await page.waitForFunction(() => (window as unknown as { left: number }).left >= 4)
  await expect(page.locator('.leftover')).toHaveCount(0)
})

test('one that puts itself on the page twice is removed twice, and the frame of the page stays', async ({ page }) => {
  script = `${WELL_BEHAVED}
    if (!window.again) { window.again = true; document.body.append(Object.assign(document.createElement('script'), { src: document.currentScript.src })) }`
  await openOptions(page)
  await page.getByRole('button', { name: copy.options.help.name }).click()
  await expect(page.locator('#their-widget')).toHaveCount(2)
  await page.getByRole('button', { name: copy.close }).click()
  await expect(page.locator('#their-widget')).toHaveCount(0)

  await page.getByRole('button', { name: copy.open }).click()
  await page.getByRole('button', { name: copy.options.calculator.name }).click()
  await expect(page.locator('.floats')).toHaveCount(0)
  await page.goBack()
  await expect(page.locator('a[href="/go/climate-yodha"]')).toBeVisible()
  await page.getByRole('button', { name: copy.open }).click()
  await page.getByRole('button', { name: copy.close }).click()
  await expect(page.locator('a[href="/go/climate-yodha"]')).toBeVisible()
  await expect(page.locator('header')).toBeVisible()
})

async function openOptions(page: Page) {
  await page.goto(ours.url)
  await page.getByRole('button', { name: copy.open }).click()
}

async function expectAnotherWay(page: Page) {
  await expect(page.getByRole('alert')).toContainText(copy.options.failed)
  await expect(page.getByRole('link', { name: copy.options.failedLink })).toHaveAttribute('href', copy.linkPath)
}
