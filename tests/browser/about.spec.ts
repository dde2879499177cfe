import type { Page } from '@playwright/test'
import { asOf, claims } from '#company/claims.en.ts'
import { partners } from '#company/samples/partners.en.ts'
import { founders, team } from '#company/samples/team.en.ts'
import { aboutHero, aboutCopy as copy } from '#site/about/words.en.ts'
import { marqueeCopy } from '#ui/marquee-words.en.ts'
import { alive } from '../support/alive.ts'
import { bytesBeforeLoad } from '../support/bytes-before-load.ts'
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts'
import { findViolations } from '../support/find-violations.ts'
import { holdTime } from '../support/hold-time.ts'
import { hydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/test.ts'

const SHOWN_FIRST = 12
const STEP_MS = 16
const NUMBERS = [claims.readingsIn2021, claims.readingsAMonthIn2024, claims.fieldExecutives, claims.climateYodhas]

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says what the company is for, who is in it and what it has done', async ({ page }) => {
    await page.goto('/about-us')

    for (const { heading, text } of Object.values(aboutHero.purposes)) {
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
      await expect(page.locator('main')).toContainText(text)
    }
    expect(founders).toHaveLength(2)
    for (const { name, about } of founders)
      await expect(page.locator('.founders')).toContainText(new RegExp(`${name}.*${about}`))
    for (const { year, title } of copy.timeline.years) {
      await expect(page.getByRole('listitem').filter({ hasText: year })).toContainText(title)
    }
    await expect(page.locator('#climate-yodha').getByRole('heading').first()).toHaveText(copy.climateYodha.heading)
  })

  test('every number stands from the start, with the month it was stated in', async ({ page }) => {
    await page.goto('/about-us')
    for (const [place, claim] of NUMBERS.entries()) {
      const figure = page.locator('.claim').nth(place)
      await expect(figure.getByRole('img', { name: claim.value, exact: true })).toBeVisible()
      await expect(figure).toContainText(claim.label)
      await expect(figure).toContainText(asOf(claim))
    }
  })

  test('all 39 people can be seen, on a phone when asked for', async ({ page, isMobile }) => {
    await page.goto('/about-us')
    const people = page.locator('.people__grid > li:visible')

    if (isMobile) {
      await expect(people).toHaveCount(SHOWN_FIRST)
      await page.getByText(copy.team.more(team.length)).tap()
    }
    await expect(people).toHaveCount(39)
    await expect(people.first()).toContainText(team[0]!.role)
  })

  test('the partners stand still, once each', async ({ page }) => {
    await page.goto('/about-us')
    await expect(page.getByRole('list', { name: copy.partners.label }).getByRole('listitem')).toHaveText(
      partners.map(({ name }) => name),
    )
    await expect(page.getByRole('button', { name: marqueeCopy.pause })).toBeHidden()
  })
})

test('a counter runs up for two seconds as it comes into view, the one of ten lakh for two and a half', async ({
  page,
}) => {
  await openAndStopTheClock(page)
  expect(await digitsOf(page, claims.climateYodhas.value)).toBe('100')

  for (const claim of await page.locator('.claim').all()) await claim.evaluate((figure) => figure.scrollIntoView())
  await expect.poll(() => digitsOf(page, claims.readingsAMonthIn2024.value)).toBe('0000000')
  await expect.poll(() => digitsOf(page, claims.climateYodhas.value)).toBe('000')

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

test('where motion is not wanted, figures stand and partners are a grid', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/about-us')
  await hydrated(page)
  await page.locator('.claim').last().scrollIntoViewIfNeeded()
  await page.clock.runFor(500)

  expect(await digitsOf(page, claims.climateYodhas.value)).toBe('100')
  await expect(page.getByRole('button', { name: marqueeCopy.pause })).toBeHidden()
  await expect(page.locator('.mq__row[aria-hidden]')).toBeHidden()
})

test('the partners go by, can be paused by a button, and rest under the pointer', { tag: '@desktop' }, async ({
  page,
  isMobile,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/about-us')
  await alive(page, 'partners')
  const state = () =>
    page
      .locator('.mq__row')
      .first()
      .evaluate((row) => getComputedStyle(row).animationPlayState)

  await expect.poll(state).toBe('running')
  await page.getByRole('button', { name: marqueeCopy.pause }).click()
  await expect.poll(state).toBe('paused')
  await page.getByRole('button', { name: marqueeCopy.play }).click()
  await expect.poll(state).toBe('running')

  if (isMobile) return
  await page.locator('.mq__window').hover()
  await expect.poll(state).toBe('paused')
})

test('axe finds nothing, nothing scrolls sideways at 320 pixels, and 300 KB are enough', async ({ page }) => {
  expect(await bytesBeforeLoad(page, '/about-us')).toBeLessThan(300_000)
  expect(await findViolations(page)).toEqual([])

  await expectNoSidewaysScroll(page)
})

async function openAndStopTheClock(page: Page) {
  await page.clock.install()
  await page.goto('/about-us')
  await alive(page, 'partners')
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
