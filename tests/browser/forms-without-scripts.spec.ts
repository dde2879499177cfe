import type { Locator, Page } from '@playwright/test'
import { openings } from '#company/openings/first-openings.en.ts'
import { RIGHTS } from '#leads/data-request/data-request-schema.ts'
import { ownPageLink } from '#leads/own-page/own-page-link.ts'
import { issueToken } from '#leads/subscription/subscriber-tokens.ts'
import type { Services } from '#platform/services.ts'
import { langOf } from '#platform/text/language.ts'
import { LANGUAGES } from '#platform/text/languages.ts'
import { arrive } from '../support/at-desk.ts'
import { clippedTexts, englishLeft } from '../support/english-left.ts'
import { servicesOn } from '../support/services-on.ts'
import { test } from '../support/site-of-file.ts'
import { aSubscriber, storeSubscribers } from '../support/store-subscribers.ts'
import { expect } from '../support/test.ts'
import { VISITORS_PAGES } from '../support/visitors-pages.ts'
import { pathIn, VISITORS_LANGUAGES, type VisitorsLanguage } from '../support/words-in.ts'

interface FilledForm {
  path: string
  /** Half of what it asks, by the names of its fields. */
  typed: Record<string, string>
  /** What it has for a file. */
  file?: string
  /** What somebody wrote before, in English. */
  written?: string
}

const PERSON = { full_name: 'Half "A" & <b>', email: 'half@a.example' }

const FORMS: FilledForm[] = [
  { path: '/contact-us', typed: { ...PERSON, message: 'My bill\nwent up' } },
  { path: '/book-audit', typed: { fullName: 'Half B', pincode: '5600', state: 'IN-KA' } },
  {
    path: `/careers/${openings[0]!.id}`,
    typed: { ...PERSON, cover_letter: 'I read met' },
    file: 'resume',
  },
  {
    path: '/energy-calculator/correction?tariff=IN-TS.domestic.lt1',
    typed: { ...PERSON, state: 'IN-KA', line: 'fuel', should_be: '₹7.10 fr' },
    file: 'photo',
  },
  { path: '/data-request', typed: { ...PERSON, right: RIGHTS[1]!, message: 'All of' } },
  { path: '/newsletter', typed: PERSON },
  { path: '/your-enquiry', typed: { email: 'half@' } },
  { path: '/embed/energy-calculator?state=IN-TS', typed: { units: '245' } },
  { path: '/blogs', typed: { search: 'geyser' } },
]

const A_FILE = { name: 'half.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }
/** Where a sending would leave something. */
const TABLES = ['leads', 'subscribers', 'subscriber_tokens', 'lead_messages'] as const

test.use({ javaScriptEnabled: false })
test.skip(({ isMobile }) => !isMobile, 'the same at every width')

for (const form of FORMS)
  for (const language of Object.keys(VISITORS_LANGUAGES) as VisitorsLanguage[])
    test(`in ${language} what is typed at ${form.path} goes along to the other languages, and nowhere else`, async ({
      page,
      ownSite,
    }) => {
      await using services = servicesOn(ownSite.settings.DATA_DIR, ownSite.settings)
      await goThroughLanguages(page, form, language, services)
    })

test('what is typed on a page of one’s own goes along, too', async ({ page, ownSite }) => {
  await using services = servicesOn(ownSite.settings.DATA_DIR, ownSite.settings)
  const lead = await arrive(services)
  const written = (JSON.parse(lead.details) as { message: string }).message
  const own = new URL(await ownPageLink(lead.id, 'whole', services)).pathname
  const added = { path: own, typed: { message: 'Here is m' }, file: 'photo', written }
  await goThroughLanguages(page, added, 'en', services)

  const subscriber = aSubscriber('half@reader.example')
  await storeSubscribers(services.db, [subscriber])
  const token = await issueToken(subscriber.id, 'manage', services)
  const path = `/newsletter/preferences?token=${token}`
  await goThroughLanguages(page, { path, typed: { full_name: 'Asha R', units: '2 00' } }, 'en', services)
})

test('no form that is sent is without its buttons, and none that is not described here has them', async ({
  request,
}) => {
  const described = FORMS.map(({ path }) => path.replace(/\?.*/, ''))
  for (const path of VISITORS_PAGES) {
    const html = await (await request.get(path)).text()
    const forms = [...html.matchAll(/<form\b[^>]* method="post"[^>]*>.*?<\/form>/gs)].map(([form]) => form)
    const typedInto = forms.filter((form) => /<textarea|<select|type="(email|tel|text)"/.test(form))
    expect(typedInto.filter((form) => !form.includes('formaction=')).length, path).toBe(0)
    for (const [, action = ''] of html.matchAll(/formaction="(?:\/(?:hi|te))?(\/[^"?]*)/g))
      expect(described).toContain(action)
  }
})

async function goThroughLanguages(
  page: Page,
  { path, typed, file, written }: FilledForm,
  first: VisitorsLanguage,
  services: Services,
) {
  await page.goto(pathIn(first, path))
  const before = await countRows(services)
  for (const [name, text] of Object.entries(typed)) await put(field(page, name), text)
  if (file) await field(page, file).setInputFiles(A_FILE)

  const others = (Object.keys(VISITORS_LANGUAGES) as VisitorsLanguage[]).filter((language) => language !== first)
  for (const language of [...others, first]) {
    await page.locator('main form noscript').getByRole('button', { name: LANGUAGES[language].name }).first().click()
    await expect(page.locator('html')).toHaveAttribute('lang', langOf(language))
    for (const [name, text] of Object.entries(typed)) await expect(field(page, name)).toHaveValue(text)
    await expect(page.locator('main [role=alert], main [aria-invalid=true]')).toHaveCount(0)
    // Not by axe, which waits for timers that such a page has not.
    expect(await clippedTexts(page)).toEqual([])
    if (language !== 'en') expect(await englishLeft(page)).toEqual(written ? [written] : [])
  }
  expect(await countRows(services)).toEqual(before)
}

function field(page: Page, name: string): Locator {
  return page.locator(`main form [name=${name}]`).first()
}

async function put(control: Locator, text: string) {
  const isChoice = await control.evaluate((element) => element.localName === 'select')
  await (isChoice ? control.selectOption(text) : control.fill(text))
}

async function countRows({ db }: Services) {
  return Promise.all(
    TABLES.map(async (table) => {
      const { rows } = await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('rows'))
        .executeTakeFirstOrThrow()
      return [table, Number(rows)]
    }),
  )
}
