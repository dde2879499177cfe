import type { Page } from '@playwright/test'
import { asOf, claimCopy } from '#company/claim-words.en.ts'
import { FIGURE } from '#company/registers/timeline.en.ts'
import { shownYears } from '#site/about/timeline.tsx'
import { aboutHero, aboutCopy as copy } from '#site/about/words.en.ts'
import { firstClaims as claims } from '../support/facts.ts'
import { holdTime } from '../support/hold-time.ts'
import { hydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/test.ts'

const STEP_MS = 16
const READINGS = [claims.readingsIn2021, claims.readingsAMonthIn2024]
const PEOPLE = [claims.teamMembers, claims.fieldExecutives, claims.climateYodhas]

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says what the company is for, who is in it and what it has done', async ({ page }) => {
    await page.goto('/about-us')

    for (const { heading, text } of Object.values(aboutHero.purposes)) {
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
      await expect(page.locator('main')).toContainText(text)
    }
    for (const { year, title } of shownYears()) {
      await expect(
        page.locator('.timeline li').filter({ has: page.locator(`time[datetime="${year}"]`) }),
      ).toContainText(title.replace(FIGURE, '').trim())
    }
    await expect(page.locator('#climate-yodha').getByRole('heading').first()).toHaveText(copy.climateYodha.heading)
  })

  test('every number stands from the start, with the month it was stated in', async ({ page }) => {
    await page.goto('/about-us')
    const figureOf = (value: string) => page.getByRole('img', { name: value, exact: true })
    for (const claim of PEOPLE) {
      const figure = page.locator('.claim').filter({ has: figureOf(claim.value) })
      await expect(figure).toContainText(claim.label)
      await expect(figure).toContainText(asOf(claim))
    }
    for (const claim of READINGS)
      await expect(page.locator('.timeline li').filter({ has: figureOf(claim.value) })).toContainText(asOf(claim))
  })

  test('the readings of a year are told where the years are, and nowhere else', async ({ page }) => {
    await page.goto('/about-us')
    for (const { value } of READINGS) await expect(page.getByRole('img', { name: value, exact: true })).toHaveCount(1)
    await expect(page.locator('.about-hero')).not.toContainText(claims.readingsAMonthIn2024.value)
  })

  test('while nobody has agreed to be named, the page says how many we are, and names nobody', async ({ page }) => {
    await page.goto('/about-us')
    await expect(page.getByRole('img', { name: copy.team.picture(39) })).toBeVisible()
    await expect(page.locator('.people__grid, .founders')).toHaveCount(0)
    await expect(page.locator('.about-partners')).toContainText(
      copy.partners.said(claims.partnersOnAbout.value, claims.partners.value)!,
    )
    await expect(page.getByRole('link', { name: copy.partners.ask })).toHaveAttribute('href', /^\/contact-us\?message=/)
  })

  test('the years stand in a plot to scale: each line is ten times the one below', async ({ page }) => {
    await page.goto('/about-us')
    const heights = await page
      .locator('.growth circle')
      .evaluateAll((points) => points.map((each) => Number(each.getAttribute('cy'))))
    const lines = await page
      .locator('.growth__grid')
      .evaluateAll((each) => each.map((line) => Number(/ (\d+)H/.exec(line.getAttribute('d') ?? '')?.[1])))
    const tenfold = lines[0]! - lines[1]!

    expect((heights[0]! - heights[1]!) / tenfold).toBeCloseTo(Math.log10(120), 2)
    expect((heights[1]! - heights[2]!) / tenfold).toBeCloseTo(Math.log10(45), 2)
  })

  test('behind each figure stands how it is counted', async ({ page }) => {
    await page.goto('/about-us')
    const figure = page.locator('.timeline li').filter({
      has: page.getByRole('img', { name: claims.readingsAMonthIn2024.value, exact: true }),
    })
    await figure.getByText(claimCopy.how).click()
    await expect(figure.getByText(claimCopy.stated(claims.readingsAMonthIn2024))).toBeVisible()
  })
})

test('a counter runs up for two seconds as it comes into view, the one of ten lakh for two and a half', async ({
  page,
}) => {
  await openAndStopTheClock(page)
  expect(await digitsOf(page, claims.climateYodhas.value)).toBe('100')

  // They stand apart: one is seen before the next is gone to.
  for (const [{ value }, begins] of [
    [claims.readingsAMonthIn2024, '0000000'],
    [claims.climateYodhas, '000'],
  ] as const) {
    await page
      .locator('.counter', { has: page.getByRole('img', { name: value, exact: true }) })
      .scrollIntoViewIfNeeded()
    await expect.poll(() => digitsOf(page, value)).toBe(begins)
  }

  await page.clock.runFor(1_000)
  await expect.poll(async () => Number(await digitsOf(page, claims.climateYodhas.value))).toBeGreaterThan(50)
  await page.clock.runFor(1_000 + STEP_MS)
  await expect.poll(() => digitsOf(page, claims.climateYodhas.value)).toBe('100')
  expect(await digitsOf(page, claims.readingsAMonthIn2024.value)).not.toBe('1000000')

  await page.clock.runFor(500)
  await expect.poll(() => digitsOf(page, claims.readingsAMonthIn2024.value)).toBe('1000000')
})

test('a counter steps every 16 milliseconds', async ({ page }) => {
  await openAndStopTheClock(page)
  await page
    .locator('.claim')
    .last()
    .evaluate((figure) => figure.scrollIntoView())
  await expect.poll(() => digitsOf(page, claims.climateYodhas.value)).toBe('000')

  await page.clock.runFor(STEP_MS - 1)
  expect(await digitsOf(page, claims.climateYodhas.value)).toBe('000')
  await page.clock.runFor(1)
  await expect.poll(() => digitsOf(page, claims.climateYodhas.value)).toBe('002')
  await page.clock.runFor(STEP_MS)
  await expect.poll(() => digitsOf(page, claims.climateYodhas.value)).toBe('005')
})

test('where motion is not wanted, figures stand', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/about-us')
  await hydrated(page)
  await page.locator('.claim').last().scrollIntoViewIfNeeded()
  await page.clock.runFor(500)

  expect(await digitsOf(page, claims.climateYodhas.value)).toBe('100')
})

async function openAndStopTheClock(page: Page) {
  await page.clock.install()
  await page.goto('/about-us')
  // Past all figures: they come alive, and none is seen yet.
  await page.locator('footer').evaluate((footer) => footer.scrollIntoView({ block: 'end' }))
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('[data-island=counter]')].every(({ dataset }) => 'alive' in dataset),
  )
  await holdTime(page)
}

/** What the drums show now; the accessible name is the figure all along. */
function digitsOf(page: Page, name: string): Promise<string> {
  return page
    .getByRole('img', { name, exact: true })
    .locator('.reg__drum')
    .evaluateAll((drums) => drums.map((drum) => drum.textContent).join(''))
}
