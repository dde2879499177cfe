import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { applicationsDeskCopy, leadsDeskCopy } from '#desk/leads/inbox/words.en.ts'
import { leadDeskCopy } from '#desk/leads/lead/words.en.ts'
import { ratingsCopy } from '#desk/leads/ratings/words.en.ts'
import { replyDeskCopy } from '#desk/leads/reply/words.en.ts'
import { poolDeskCopy, stageLettersCopy } from '#desk/leads/words.en.ts'
import { interviewsDeskCopy, visitsDeskCopy } from '#desk/visits/words.en.ts'
import { poolCopy } from '#leads/application/pool-words.en.ts'
import { ownPageCopy } from '#leads/own-page/words.en.ts'
import { interviewCopy } from '#leads/visits/interview-words.en.ts'
import { dayInIndia } from '#platform/day-in-india.ts'
import { apply } from '../support/a-visitor.ts'
import { joinDesk, openLead } from '../support/desk.ts'
import { aDoc, aDocxSaying, aPdfSaying } from '../support/documents.ts'
import { holdLetters } from '../support/hold-letters.ts'
import { hydrated } from '../support/hydrated.ts'
import { listenForComplaints } from '../support/listen-for-complaints.ts'
import { looksRight } from '../support/looks-right.ts'
import { mailsAbout } from '../support/mailbox.ts'
import { servicesOn } from '../support/services-on.ts'
import { SITE_UNDER_TEST } from '../support/site-under-test.ts'
import { expect, test } from '../support/test.ts'

const DAY_MS = 86_400_000
const { status } = leadDeskCopy

test('somebody is invited by a letter, books a time on their own page, and moves it; HR puts it into a calendar', async ({
  page,
  browser,
  contextOptions,
}) => {
  const complaints = listenForComplaints(page)
  const { full_name: name, email } = await apply(page.request)
  await joinDesk(page, 'hr')
  await page.goto('/desk/interviews')
  const day = dayInIndia(new Date(Date.now() + 4 * DAY_MS))
  // Places of their own: at other widths the same is asked of one site.
  const { project, repeatEachIndex } = test.info()
  const minute = String((repeatEachIndex * 2 + (project.name === 'phone' ? 0 : 1)) % 60).padStart(2, '0')
  const [first, second] = [`10:${minute}`, `15:${minute}`]
  for (const [from, until] of [
    [first, '12:00'],
    [second, '17:00'],
  ] as const) {
    await hydrated(page)
    await page.getByLabel(visitsDeskCopy.add.day, { exact: true }).fill(day)
    await page.getByLabel(visitsDeskCopy.add.from, { exact: true }).fill(from)
    await page.getByLabel(visitsDeskCopy.add.until, { exact: true }).fill(until)
    await page.getByLabel(interviewsDeskCopy.add.opening, { exact: true }).selectOption('telecaller')
    await page.getByLabel(interviewsDeskCopy.add.meeting, { exact: true }).selectOption('video')
    await page.getByLabel(interviewsDeskCopy.add.place, { exact: true }).fill(`https://meet.example.com/${name.at(-1)}`)
    await page.getByRole('button', { name: visitsDeskCopy.add.button }).click()
    await expect(page.locator('.desk-message')).toContainText('Telecaller')
    await page.reload()
  }
  await looksRight(page)

  await openLead(page, name)
  await hydrated(page)
  const text = page.getByLabel(replyDeskCopy.text)
  const before = `One word before, ${name}.`
  await text.fill(before)
  await setStage(page, 'interview')
  await expect(page.locator('.desk-message')).toHaveText(leadDeskCopy.done.stageWithLetter)
  await expect(text).toBeFocused()
  await expect(text).toHaveValue(
    new RegExp(`^One word before, ${name}\\.\\s+Hello ${name}.*Telecaller.*/your-enquiry/`, 's'),
  )
  await page.getByRole('button', { name: leadsDeskCopy.undo.submit }).click()
  await expect(page.locator('.desk-message')).toHaveText(leadDeskCopy.done.undo)
  await expect(text).toHaveValue(before)
  await setStage(page, 'interview')
  await expect(text).toHaveValue(/your-enquiry/)
  await page.getByRole('button', { name: replyDeskCopy.send, exact: true }).click()
  await expect(page.locator('.desk-message')).toHaveText(replyDeskCopy.done)
  await looksRight(page)

  const [letter] = await mailsAbout(before, 1)
  expect(letter!.to?.[0]?.address).toBe(email)
  const elsewhere = await browser.newContext({ ...contextOptions, baseURL: SITE_UNDER_TEST.url })
  const applicant = await elsewhere.newPage()
  await applicant.goto(/https?:\S+\/your-enquiry\/\S+/.exec(letter!.text!)![0])
  const main = applicant.locator('main')
  await pick(applicant, interviewCopy.choose, first)
  await main.getByRole('button', { name: interviewCopy.submit }).click()
  await expect(main.getByRole('status')).toHaveText(ownPageCopy.done.booked!)
  await pick(applicant, interviewCopy.move, second)
  await main.getByRole('button', { name: interviewCopy.submitMove }).click()
  await expect(main.getByText('https://meet.example.com/')).toBeVisible()
  const calendar = await main.getByRole('link', { name: interviewCopy.calendar }).getAttribute('href')
  expect(await (await applicant.request.get(calendar!)).text()).toContain('LOCATION')

  await main.getByLabel(poolCopy.agree).check()
  await main.getByRole('button', { name: poolCopy.submit }).click()
  await expect(main.getByRole('status')).toHaveText(ownPageCopy.done.pooled!)
  await looksRight(applicant)
  await elsewhere.close()

  await page.reload()
  await expect(page.locator('.lead-record')).toContainText('https://meet.example.com/')
  const event = await page.request.get(`${new URL(page.url()).pathname}/visit.ics`)
  expect(await event.text()).toContain('BEGIN:VEVENT')
  await page.goto('/desk/applications')
  await page.getByRole('link', { name: applicationsDeskCopy.pool }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(poolDeskCopy.title)
  await expect(page.getByRole('row', { name })).toBeVisible()
  await looksRight(page)
  expect(complaints).toEqual([])
})

test('several are declined at once, each hears of it by a second step, and one letter is taken back', async ({
  page,
}) => {
  const people = [await apply(page.request), await apply(page.request)]
  await using services = servicesOn(SITE_UNDER_TEST.settings.DATA_DIR, SITE_UNDER_TEST.settings)
  await using _ = await holdLetters(people[0]!.email, services)
  await joinDesk(page, 'hr')
  await page.goto('/desk/leads?kind=application&status=any&sort=newest')
  await hydrated(page)
  for (const { full_name: name } of people) await page.getByLabel(leadsDeskCopy.pick(name)).check()
  await page.getByLabel(leadsDeskCopy.bulk.stage, { exact: true }).last().selectOption('declined')
  await page.getByRole('button', { name: leadsDeskCopy.bulk.setStage }).click()
  await expect(page.locator('.desk-message')).toHaveText(leadsDeskCopy.bulk.staged(2))
  for (const { full_name: name } of people)
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(leadsDeskCopy.notTold)
  await looksRight(page)

  await page.getByRole('link', { name: leadsDeskCopy.bulk.letters(2) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    stageLettersCopy.title(leadsDeskCopy.stages.declined),
  )
  await expect(page.getByText(stageLettersCopy.lead(2))).toBeVisible()
  for (const { full_name: name, email } of people) {
    await expect(page.getByText(email)).toBeVisible()
    await expect(page.getByLabel(stageLettersCopy.tick(name))).toBeChecked()
  }
  await page.getByText(stageLettersCopy.read).first().click()
  await looksRight(page)
  await hydrated(page)
  await page.getByLabel(stageLettersCopy.tick(people[1]!.full_name)).uncheck()
  await page.getByRole('button', { name: stageLettersCopy.send }).press('Enter')
  await expect(page.locator('.desk-message')).toHaveText(stageLettersCopy.sent(1))
  await page.getByRole('button', { name: stageLettersCopy.takeBack(1) }).click()
  await expect(page.locator('.desk-message')).toHaveText(stageLettersCopy.takenBack(1))
  await expect(page.getByText(stageLettersCopy.lead(2))).toBeVisible()

  await page.getByLabel(stageLettersCopy.tick(people[0]!.full_name)).uncheck()
  await page.getByRole('button', { name: stageLettersCopy.send }).click()
  await expect(page.locator('.desk-message')).toHaveText(stageLettersCopy.sent(1))
  await expect(page.getByText(stageLettersCopy.why.told)).toBeVisible()
  const [letter] = await mailsAbout(`Hello ${people[1]!.full_name}`, 1)
  expect(letter!.to?.[0]?.address).toBe(people[1]!.email)
})

test('two colleagues say what they think, each before they read the other', async ({
  page,
  browser,
  contextOptions,
}) => {
  const { full_name: name } = await apply(page.request)
  await joinDesk(page, 'hr')
  await openLead(page, name)
  await page.getByLabel(ratingsCopy.meanings[4]!).check()
  await page.getByLabel(ratingsCopy.text, { exact: true }).fill('Asks good questions.')
  await page.getByRole('button', { name: ratingsCopy.submit, exact: true }).click()
  await expect(page.locator('.desk-message')).toHaveText(ratingsCopy.done)
  await expect(page.getByText(ratingsCopy.noOther)).toBeVisible()
  await looksRight(page)

  const context = await browser.newContext({ ...contextOptions, baseURL: SITE_UNDER_TEST.url })
  const other = await context.newPage()
  await joinDesk(other, 'admin')
  await openLead(other, name)
  await expect(other.getByText(ratingsCopy.waiting(1))).toBeVisible()
  await expect(other.getByText('Asks good questions.')).toHaveCount(0)
  await other.getByLabel(ratingsCopy.meanings[2]!).check()
  await other.getByLabel(ratingsCopy.text, { exact: true }).fill('Never on time.')
  await other.getByRole('button', { name: ratingsCopy.submit, exact: true }).click()
  await expect(other.getByText('Asks good questions.')).toBeVisible()
  await other.goto(`/desk/leads?q=${encodeURIComponent(name)}`)
  await expect(other.getByText(ratingsCopy.inList({ mean: 3, count: 2 }))).toBeVisible()
  await context.close()
})

test('a resume is seen without a download, found by its words, and an old Word file says why it is not shown', async ({
  page,
}) => {
  const word = `kubernetes${randomUUID().replaceAll(/[^a-f]/g, '')}`
  const pdf = await apply(page.request, {}, { name: 'resume.pdf', buffer: aPdfSaying(['Joseph', word]) })
  const docx = await apply(page.request, {}, { name: 'resume.docx', buffer: aDocxSaying(['Über mich', `docx${word}`]) })
  const doc = await apply(page.request, {}, { name: 'resume.doc', buffer: aDoc() })
  await joinDesk(page, 'hr')

  await expect
    .poll(async () => {
      await page.goto(`/desk/leads?q=${word}`)
      return page.getByRole('link', { name: pdf.full_name }).count()
    })
    .toBe(1)
  await page.getByRole('link', { name: pdf.full_name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pdf.full_name)
  await page.getByText(leadDeskCopy.resume.preview).click()
  const frame = page.getByTitle(leadDeskCopy.resume.frame.title(pdf.full_name))
  await expect(frame).toBeVisible()
  const drawn = frame.contentFrame().locator('canvas[data-drawn]')
  await expect(drawn).toHaveAttribute('aria-label', 'Page 1 of 1')
  // What it says stands there in ink, and the frame has nothing of the desk.
  expect(await drawn.evaluate(darkPoints)).toBeGreaterThan(100)
  expect(await drawn.evaluate(() => self.origin)).toBe('null')
  await page.getByText(leadDeskCopy.resume.words).click()
  await expect(page.locator('.resume__text')).toContainText(word)
  await looksRight(page)
  const shown = await page.request.get((await frame.getAttribute('src'))!)
  expect(shown.headers()).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': expect.stringMatching(/^sandbox allow-scripts; default-src 'none'; /),
    'x-content-type-options': 'nosniff',
  })

  await openLead(page, docx.full_name)
  await page.getByText(leadDeskCopy.resume.words).click()
  await expect
    .poll(async () => {
      await page.reload()
      await page.getByText(leadDeskCopy.resume.words).click()
      return page.locator('.resume').textContent()
    })
    .toContain(`docx${word}`)
  await openLead(page, doc.full_name)
  await expect(page.getByText(leadDeskCopy.resume.doc)).toBeVisible()
})

async function setStage(page: Page, stage: string) {
  await page.getByLabel(status.stage, { exact: true }).selectOption(stage)
  await page.getByRole('button', { name: status.setStage, exact: true }).click()
}

/** Chooses the time that begins so. */
async function pick(page: Page, label: string, from: string) {
  const begins = new RegExp(`, ${Number(from.slice(0, 2)) % 12 || 12}${from.slice(2)} `)
  const select = page.locator('main').getByLabel(label, { exact: true })
  const option = await select.getByRole('option').filter({ hasText: begins }).first().getAttribute('value')
  await select.selectOption(option)
}

function darkPoints(canvas: Element): number {
  const { width, height } = canvas as HTMLCanvasElement
  const { data } = (canvas as HTMLCanvasElement).getContext('2d')!.getImageData(0, 0, width, height)
  return data.filter((level, at) => at % 4 === 0 && level < 100).length
}
