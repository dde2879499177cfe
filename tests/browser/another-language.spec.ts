import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { brandName } from '#company/brand-name.ts'
import { applicationCopy } from '#leads/application/words.en.ts'
import { contactCopy } from '#leads/enquiry/words.en.ts'
import { anAudit } from '#leads/home-audit/audit-examples.ts'
import { auditCopy } from '#leads/home-audit/words.en.ts'
import { newsletterFormCopy } from '#leads/subscription/form-words.en.ts'
import { buildElsewhere } from '../../scripts/build-elsewhere.ts'
import { temporaryFolder } from '../../scripts/temporary-folder.ts'
import { inPseudo } from '../../scripts/vite/pseudo.ts'
import { byTurns } from '../support/by-night.ts'
import { hydrated } from '../support/hydrated.ts'
import { inEnglish } from '../support/in-english.ts'
import { type OwnSite, startOwnSite } from '../support/own-site.ts'
import { test as base, expect } from '../support/test.ts'
import { VISITORS_PAGES } from '../support/visitors-pages.ts'

interface Foreign {
  site: OwnSite
  dataDir: string
}

const test = base.extend<object, { foreign: Foreign }>({
  // Beside English in the pseudo-language: accented English, four tenths longer.
  foreign: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures this needs
    async ({}, use) => {
      using folder = temporaryFolder('another-language')
      const languages = { SITE_LANGUAGES: 'en, x-pseudo' }
      buildElsewhere(folder.path, languages)
      const dataDir = join(folder.path, 'data')
      await using site = await startOwnSite(dataDir, { LOG_LEVEL: 'info', ...languages }, { cwd: folder.path })
      await use({ site, dataDir })
    },
    { scope: 'worker' },
  ],
  baseURL: ({ foreign }, use) => use(foreign.site.url),
})

test.skip(({ isMobile }) => !isMobile, 'the same at every width')
test.describe.configure({ mode: 'serial' })

test('every page says all that it says from word files, and fits 320 pixels though its words are longer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const wrong: string[] = []
  for (const path of byTurns(VISITORS_PAGES)) {
    await page.goto(inPseudoAt(path))
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.waitForLoadState('networkidle')
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    if (width > 320) wrong.push(`${path} is ${width} wide`)
    for (const text of await inEnglish(page)) wrong.push(`${path}: ${text}`)
  }
  expect(wrong).toEqual([])
})

test('so do forms that are sent empty', async ({ page }) => {
  const forms = {
    '/contact-us': contactCopy.submit,
    '/book-audit': auditCopy.submit,
    '/careers/telecaller': applicationCopy.submit,
    '/newsletter': newsletterFormCopy.submit,
  }
  const wrong: string[] = []
  for (const [path, submit] of Object.entries(forms)) {
    await page.goto(inPseudoAt(path))
    await hydrated(page)
    await page
      .locator('main')
      .getByRole('button', { name: inPseudo(submit) })
      .click()
    await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible()
    for (const text of await inEnglish(page, 'main')) wrong.push(`${path}: ${text}`)
  }
  expect(wrong).toEqual([])
})

test('and mails to visitors, and what the API refuses', async ({ request, foreign }) => {
  const person = { full_name: 'Zzz', email: 'zzz@zz.example', phone_number: '+91 98480 12345' }
  await request.post('/x-pseudo/api/auth/contacts/', { data: { ...person, message: '12345' } })
  await request.post('/x-pseudo/api/audits/home-audits/', { data: anAudit(person) })
  const received = async () => {
    const mails = await Promise.all(
      globSync(join(foreign.dataDir, 'mail/*.eml')).map((path) => PostalMime.parse(readFileSync(path))),
    )
    return mails.filter(({ to }) => to?.[0]?.address === person.email)
  }
  await expect.poll(async () => (await received()).length).toBe(2)

  const refusals = await Promise.all([
    request.get('/x-pseudo/api/nothing/'),
    request.post('/x-pseudo/api/auth/contacts/', { data: {} }),
    request.post('/x-pseudo/api/auth/contacts/', { data: 'no json', headers: { 'Content-Type': 'text/plain' } }),
    request.get('/x-pseudo/api/geo/countries/XX/states/'),
  ])
  const messages = await Promise.all(refusals.map(async (answer) => ((await answer.json()) as Refusal).message))
  const said = [
    ...(await received()).flatMap(({ subject = '', text = '' }) => [subject, ...text.split('\n')]),
    ...messages,
  ]
  expect(said.length).toBeGreaterThan(20)
  expect(said.filter(isEnglish)).toEqual([])
})

test('a form sent without scripts is refused and thanked in the language of its page', async ({ browser, foreign }) => {
  await using context = await browser.newContext({ javaScriptEnabled: false, baseURL: foreign.site.url })
  const page = await context.newPage()
  await page.goto('/x-pseudo/contact-us')
  await page
    .locator('main form')
    .first()
    .getByRole('button', { name: inPseudo(contactCopy.submit) })
    .click()
  await expect(page).toHaveURL(/\/x-pseudo\/contact-us$/)
  await expect(page.getByText(inPseudo(contactCopy.errors.message)).first()).toBeVisible()
  expect(await inEnglish(page, 'main')).toEqual([])

  await page.locator('main').getByLabel(inPseudo(contactCopy.labels.full_name), { exact: true }).fill('Zzz Yyy')
  await page.locator('main').getByLabel(inPseudo(contactCopy.labels.email), { exact: true }).fill('zyx@zz.example')
  await page.locator('main').getByLabel(inPseudo(contactCopy.labels.phone_number), { exact: true }).fill('98480 12346')
  await page.locator('main').getByLabel(inPseudo(contactCopy.labels.message), { exact: true }).fill('12346')
  await page
    .locator('main form')
    .first()
    .getByRole('button', { name: inPseudo(contactCopy.submit) })
    .click()
  await expect(page).toHaveURL(/\/x-pseudo\/contact-us\/thanks/)
  await expect(page.getByText(inPseudo(contactCopy.success))).toBeVisible()
  await expect(page.getByText(inPseudo(contactCopy.receipt.replyBy))).toBeVisible()
})

test('one process says both at the same addresses, and each page leads to pages of its language', async ({
  request,
}) => {
  for (const path of ['/contact-us', '/', '/careers/telecaller', '/no/such/page']) {
    const [english, foreign] = await Promise.all([request.get(path), request.get(inPseudoAt(path))])
    const again = await request.get(path)
    const [here, there] = [await english.text(), await foreign.text()]
    expect(foreign.status(), path).toBe(english.status())
    expect(await again.text(), path).toBe(here)
    expect(here, path).toContain('<html lang="en-IN"')
    expect(there, path).toContain('<html lang="x-pseudo"')
    expect(linksOf(there).length, path).toBeGreaterThan(10)
    expect(
      linksOf(there).filter((link) => !isNamed(link, '/x-pseudo')),
      path,
    ).toEqual([])
    expect(
      linksOf(here).filter((link) => isNamed(link, '/x-pseudo')),
      path,
    ).toEqual([])
  }
})

test('an address of a language behaves as the English one', async ({ request }) => {
  expect((await request.get('/x-pseudo/')).status()).toBe(200)
  expect((await request.get('/x-pseudo/contact-us/')).status()).toBe(200)
  expect((await request.head('/x-pseudo/contact-us')).status()).toBe(200)
  expect((await request.get('/x-pseudo/desk')).status()).toBe(404)
  expect((await request.get('/hi/contact-us')).status()).toBe(404)
  const leading = await request.get('/x-pseudo/go/map', { maxRedirects: 0 })
  expect(leading.headers().location).toBe('/x-pseudo/embed/office-map')

  const { etag = '' } = (await request.get('/x-pseudo/contact-us')).headers()
  const known = await request.get('/x-pseudo/contact-us', { headers: { 'If-None-Match': etag } })
  expect(known.status()).toBe(304)
})

test('search engines are told where a page is in the other language', async ({ request }) => {
  const origin = /https?:\/\/(localhost|[\w-]+\.coral\.example)(:\d+)?/g
  const said = async (path: string) => (await (await request.get(path)).text()).replace(origin, '')
  for (const path of ['/contact-us', '/x-pseudo/contact-us']) {
    const html = await said(path)
    expect(html).toContain(`<link rel="canonical" href="${path}"/>`)
    expect(html).toContain('<link rel="alternate" hrefLang="en-IN" href="/contact-us"/>')
    expect(html).toContain('<link rel="alternate" hrefLang="x-pseudo" href="/x-pseudo/contact-us"/>')
    expect(html).toContain('<link rel="alternate" hrefLang="x-default" href="/contact-us"/>')
  }
  expect(await said('/sitemap.xml')).toContain('<loc>/x-pseudo/contact-us</loc>')
  expect(await said('/x-pseudo/feed.xml')).toContain('<link>/x-pseudo/blogs</link>')
  const manifest = await (await request.get('/x-pseudo/site.webmanifest')).json()
  expect(manifest).toMatchObject({ lang: 'x-pseudo', start_url: '/x-pseudo' })
})

test('whoever chooses a language keeps the page, what was asked and what was typed, and is remembered', async ({
  page,
  context,
  request,
}) => {
  await page.goto('/blogs?search=meter#main')
  expect(await context.cookies()).toEqual([])
  await page.locator('.ftr [data-language=x-pseudo]').click()
  await expect(page).toHaveURL(/\/x-pseudo\/blogs\?search=meter#main$/)
  expect(await context.cookies()).toMatchObject([
    { name: 'language', value: 'x-pseudo', path: '/', sameSite: 'Lax', secure: page.url().startsWith('https:') },
  ])
  const sent = async (headers = {}) => (await request.get('/contact-us', { headers })).text()
  expect(await sent({ Cookie: 'language=x-pseudo' })).toBe(await sent())

  await page.goto('/contact-us')
  await hydrated(page)
  await page.locator('main').getByLabel(contactCopy.labels.full_name, { exact: true }).fill('Zzz')
  await page.locator('.ftr [data-language=x-pseudo]').click()
  await expect(page).toHaveURL(/\/x-pseudo\/contact-us$/)
  await hydrated(page)
  await expect(page.locator('main').getByLabel(inPseudo(contactCopy.labels.full_name), { exact: true })).toHaveValue(
    'Zzz',
  )

  const offer = page.locator('[data-offer=x-pseudo]')
  await page.goto('/about-us')
  await expect(offer).toBeVisible()
  await offer.getByRole('button').click()
  await expect(offer).toBeHidden()
  await page.reload()
  await expect(offer).toBeHidden()
})

function inPseudoAt(path: string): string {
  return path === '/' ? '/x-pseudo' : `/x-pseudo${path}`
}

/** The links of a page to pages of ours, but those that name their language themselves. */
function linksOf(html: string): string[] {
  const links = [...html.matchAll(/<(?:a|form)\b(?![^>]*hrefLang=)[^>]*? (?:href|action)="(\/[^"]*)"/g)]
  return links.map(([, link = '']) => link)
}

function isNamed(link: string, language: string): boolean {
  return link === language || [`${language}/`, `${language}?`, `${language}#`].some((begins) => link.startsWith(begins))
}

interface Refusal {
  message: string
}

/** A reference, an address, what was typed and the name of our time zone are no words of ours. */
function isEnglish(line: string): boolean {
  const { address } = anAudit()
  const typed = ['Zzz', brandName(), address.address_line_1, address.address_line_2, address.city_name]
  const left = typed.reduce((rest, each) => rest.replaceAll(each, ''), line)
  return /[A-Za-z]{3,}/.test(left.replace(/\S+@\S+|\S+\/\S+|\b[3-9C-Z]{8}\b|\bIST\b/g, ''))
}
