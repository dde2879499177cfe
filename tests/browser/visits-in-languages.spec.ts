import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { addEntry } from '#desk/company/keep-entries.ts'
import { setStage } from '#desk/leads/lead/set-stage.ts'
import { insertSlot } from '#desk/visits/new-slot.ts'
import { anAudit } from '#leads/home-audit/audit-examples.ts'
import { findByReference } from '#leads/lead-queries.ts'
import { slotsOfOpening } from '#leads/visits/visit-slots.ts'
import { aColleague } from '../support/at-desk.ts'
import { brokenWords } from '../support/broken-words.ts'
import { applyForJob, expectReceipt, readsRight, SAID } from '../support/in-each-language.ts'
import { mailsAbout } from '../support/mailbox.ts'
import { servicesOn } from '../support/services-on.ts'
import { test } from '../support/site-of-file.ts'
import { expect } from '../support/test.ts'
import { pathIn, typedIn, VISITORS_LANGUAGES, type VisitorsLanguage, type Words, wordsIn } from '../support/words-in.ts'

const HOUR_MS = 3_600_000
/** An area of its own for each, so that no time is another one's. */
const PINS = { en: '500081', hi: '500181', te: '500281' }
/** All apply for one opening: the first of two times for each, so many hours from now. */
const FIRST_HOUR = { en: 72, hi: 80, te: 88 }

test.skip(({ isMobile }) => !isMobile, 'the same at every width')

for (const language of Object.keys(VISITORS_LANGUAGES) as VisitorsLanguage[]) {
  test(`in ${language} the time of a visit is chosen, moved and cancelled`, async ({ page, request, ownSite }) => {
    const words = await wordsIn(language)
    const mailDir = join(ownSite.settings.DATA_DIR, 'mail')
    const email = `${randomUUID()}@example.com`
    await using services = servicesOn(ownSite.settings.DATA_DIR, ownSite.settings)
    const admin = await aColleague(services, 'admin')
    const values = { name: `Hyderabad ${PINS[language]}`, pins: [PINS[language]], isVisited: true, words: null }
    const area = await addEntry({ register: 'areas', values, staff: admin, isPublic: true }, services)
    await addTimes(
      { area_id: area, area_name: values.name, meeting: null, meeting_place: null },
      language,
      admin,
      services,
    )

    const sent = await request.post(pathIn(language, '/api/audits/home-audits/'), {
      data: anAudit({ full_name: SAID[language].name, email }, { pincode: typedIn(language, PINS[language]) }),
    })
    const { reference } = (await sent.json()) as { reference: string }
    await openOwnPage(page, (await expectReceipt(reference, email, language, mailDir)).html)
    await bookAndMove(page, words.visitCopy, words)
    const { booked, moved, cancelled } = words.visitCopy.mail.subjects
    const mails = await mailsAbout(email, 8, mailDir)
    const subjects = mails.map(({ subject }) => subject)
    for (const subject of [booked, moved, cancelled]) expect(subjects).toContain(subject(reference))
  })

  test(`in ${language} an applicant who is invited chooses a time, and agrees to be thought of for other jobs`, async ({
    page,
    ownSite,
  }) => {
    const words = await wordsIn(language)
    const { poolCopy: copy, ownPageCopy } = words
    const main = page.locator('main')
    const mailDir = join(ownSite.settings.DATA_DIR, 'mail')
    const email = `${randomUUID()}@example.com`
    await using services = servicesOn(ownSite.settings.DATA_DIR, ownSite.settings)
    const hr = await aColleague(services, 'hr')

    const reference = await applyForJob({ page, language, words, email })
    const receipt = await expectReceipt(reference, email, language, mailDir)
    const lead = await findByReference(services.db, reference)
    await setStage(lead!.id, { stage: 'interview' }, hr, services)
    const meeting = { meeting: 'phone', meeting_place: null } as const
    await addTimes(
      { area_id: slotsOfOpening('telecaller'), area_name: 'Telecaller', ...meeting },
      language,
      hr,
      services,
    )
    await openOwnPage(page, receipt.html)
    await bookAndMove(page, words.interviewCopy, words)

    await main.getByLabel(copy.agree).check()
    await main.getByRole('button', { name: copy.submit }).click()
    await expect(main.getByRole('status')).toHaveText(ownPageCopy.done.pooled!)
    await readsRight(page)
    await main.getByRole('button', { name: copy.leave }).click()
    await expect(main.getByRole('status')).toHaveText(ownPageCopy.done.unpooled!)
    await expect(main.getByLabel(copy.agree)).not.toBeChecked()
  })
}

type By = Parameters<typeof insertSlot>[1]
type Services = Parameters<typeof insertSlot>[2]
type Place = Pick<Parameters<typeof insertSlot>[0], 'area_id' | 'area_name' | 'meeting' | 'meeting_place'>

async function addTimes(place: Place, language: VisitorsLanguage, by: By, services: Services) {
  for (const hours of [FIRST_HOUR[language], FIRST_HOUR[language] + 4]) {
    const starts = Date.now() + hours * HOUR_MS
    const [starts_at, ends_at] = [starts, starts + HOUR_MS].map((time) => new Date(time).toISOString())
    await insertSlot({ ...place, id: randomUUID(), starts_at: starts_at!, ends_at: ends_at!, places: 3 }, by, services)
  }
}

/** Its times come a moment after they were added. */
async function openOwnPage(page: Page, receipt = '') {
  const [, link = ''] = /href="[^"]*?(\/(?:hi\/|te\/)?your-enquiry\/[^"]+)"/.exec(receipt) ?? []
  await expect.poll(async () => (await page.goto(link)) && page.locator('select[name=slot]').count()).toBe(1)
}

async function bookAndMove(
  page: Page,
  copy: Words['visitCopy'] | Words['interviewCopy'],
  { ownPageCopy, meetingCopy }: Words,
) {
  const meeting = meetingCopy.phone
  const main = page.locator('main')
  const times = main.locator('select[name=slot] option')
  // Beside the times of interviews stands how one meets.
  const timeOf = (option: string) => option.split(`, ${meeting}`)[0]!
  const first = (await times.nth(1).textContent())!
  await expect(main.getByRole('heading', { name: copy.heading })).toBeVisible()
  await main.getByLabel(copy.choose).selectOption({ label: first })
  await main.getByRole('button', { name: copy.submit }).click()
  await expect(main.getByRole('status')).toHaveText(ownPageCopy.done.booked!)
  await expect(main.getByText(copy.booked(timeOf(first)))).toBeVisible()
  await readsRight(page)
  await linesAreWhole(page)

  const second = (await times.nth(1).textContent())!
  expect(second).not.toBe(first)
  await main.getByLabel(copy.move).selectOption({ label: second })
  await main.getByRole('button', { name: copy.submitMove }).click()
  await expect(main.getByText(copy.booked(timeOf(second)))).toBeVisible()

  await main.getByRole('button', { name: copy.cancel }).click()
  await expect(main.getByRole('status')).toHaveText(ownPageCopy.done.cancelled!)
  await expect(main.getByLabel(copy.choose)).toBeVisible()
}

/** Neither a name nor what stands beside it has a word broken in the middle, however long those of the language are. */
async function linesAreWhole(page: Page) {
  // A translator names its own language on the page, and letters are as large as that one's.
  if (process.env.TRANSLATED) return
  const size = page.viewportSize()!
  // Addresses and what was typed may be longer than any line.
  const ours = page.locator('.own-page .ln > :not([translate=no])')
  expect(await ours.count()).toBeGreaterThan(5)
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: size.height })
    await page.evaluate(() => document.fonts.ready)
    expect(await brokenWords(ours), `${width} px`).toEqual([])
  }
  await page.setViewportSize(size)
}
