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
import { type RunningSite, startSite } from '../support/running-site.ts'
import { test as base, expect } from '../support/test.ts'
import { VISITORS_PAGES } from '../support/visitors-pages.ts'

interface Foreign {
  site: RunningSite
  dataDir: string
}

const test = base.extend<object, { foreign: Foreign }>({
  // Built in the pseudo-language: accented English, four tenths longer.
  foreign: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures this needs
    async ({}, use) => {
      using folder = temporaryFolder('another-language')
      buildElsewhere(folder.path, { env: { SITE_LANGUAGE: 'x-pseudo' } })
      const dataDir = join(folder.path, 'data')
      await using site = await startSite(dataDir, { LOG_LEVEL: 'info' }, [], { cwd: folder.path })
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
    await page.goto(path)
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
    await page.goto(path)
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
  await request.post('/api/auth/contacts/', { data: { ...person, message: '12345' } })
  await request.post('/api/audits/home-audits/', { data: anAudit(person) })
  const received = async () => {
    const mails = await Promise.all(
      globSync(join(foreign.dataDir, 'mail/*.eml')).map((path) => PostalMime.parse(readFileSync(path))),
    )
    return mails.filter(({ to }) => to?.[0]?.address === person.email)
  }
  await expect.poll(async () => (await received()).length).toBe(2)

  const refusals = await Promise.all([
    request.get('/api/nothing/'),
    request.post('/api/auth/contacts/', { data: {} }),
    request.post('/api/auth/contacts/', { data: 'no json', headers: { 'Content-Type': 'text/plain' } }),
    request.get('/api/geo/countries/XX/states/'),
  ])
  const messages = await Promise.all(refusals.map(async (answer) => ((await answer.json()) as Refusal).message))
  const said = [
    ...(await received()).flatMap(({ subject = '', text = '' }) => [subject, ...text.split('\n')]),
    ...messages,
  ]
  expect(said.length).toBeGreaterThan(20)
  expect(said.filter(isEnglish)).toEqual([])
})

interface Refusal {
  message: string
}

/** A reference, an address and what was typed are no words of ours; days are written by Intl. */
function isEnglish(line: string): boolean {
  const { address } = anAudit()
  const typed = ['Zzz', brandName(), address.address_line_1, address.address_line_2, address.city_name]
  const left = typed.reduce((rest, each) => rest.replaceAll(each, ''), line)
  return /[A-Za-z]{3,}/.test(left.replace(/\S+@\S+|\S+\/\S+|\b[3-9C-Z]{8}\b|^\w+day, \d+ \w+ \d+.*/g, ''))
}
