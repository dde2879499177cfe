import { asOf, claimCopy } from '#company/claim-words.en.ts'
import { firstFacts } from '#company/registers/first-values.ts'
import { demoMeters } from '#site/utilities/reading-demo.tsx'
import { utilitiesCopy as copy, utilitiesHero } from '#site/utilities/words.en.ts'
import { alive } from '../support/alive.ts'
import { firstClaims as claims } from '../support/facts.ts'
import { findViolations } from '../support/find-violations.ts'
import { expect, test } from '../support/test.ts'

const { demo } = copy

test('the hero leads to One Coral and to us', async ({ page }) => {
  await page.goto('/utilities')
  const hero = page.locator('.utilities-hero')
  await expect(hero.getByRole('link', { name: utilitiesHero.oneCoral })).toHaveAttribute('href', '/one-coral')
  await expect(hero.getByRole('link', { name: utilitiesHero.talk })).toHaveAttribute('href', '/contact-us')
})

test('while no client is named, the page says for how many we read, and offers references', async ({ page }) => {
  await page.goto('/utilities')
  await expect(page.locator('.clients')).toContainText(utilitiesHero.said(claims.partnersOnUtilities.value))
  await expect(page.getByRole('link', { name: utilitiesHero.ask })).toHaveAttribute('href', /^\/contact-us\?message=/)
})

test('the numbers stand in full, each with its month', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has them in the first view alone')
  await page.goto('/utilities')
  for (const claim of [claims.partners, claims.readsPerMonth, claims.readingAccuracy]) {
    const figure = page.locator('.claim').filter({ hasText: claim.label })
    const value = claim.drums ?? claim.value
    await expect(figure.getByRole('img', { name: value })).toBeVisible()
    await expect(figure).toContainText(asOf(claim))
  }
})

test('on a phone each figure stands once, in the first view, with its month and how it is counted', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'elsewhere it stands on drums again')
  await page.goto('/utilities')
  const hero = page.locator('.utilities-hero')
  for (const claim of [claims.partners, claims.readsPerMonth, claims.readingAccuracy]) {
    await expect(page.locator('.in-short').getByText(claim.value, { exact: true })).toBeInViewport()
    await expect(page.getByRole('img', { name: claim.drums ?? claim.value, exact: true })).toHaveCount(0)
  }
  await expect(hero).toContainText(asOf(claims.readsPerMonth))
  await hero.getByText(claimCopy.how).click()
  for (const claim of [claims.partners, claims.readsPerMonth, claims.readingAccuracy])
    await expect(hero.getByText(claimCopy.stated(claim))).toBeVisible()
})

test('the demo reads a clean display, and asks for another photograph of one it cannot read', async ({ page }) => {
  await page.goto('/utilities')
  await alive(page, 'reading-demo')
  const bill = page.locator('.demo__bill')
  await expect(bill.locator('tbody td:nth-of-type(1)')).toHaveText([...demoMeters[0]!.reading])
  await expect(bill.getByRole('status')).toHaveText(demo.verdicts.bill)

  await page.getByLabel(demo.conditions.damaged).focus()
  await page.keyboard.press('Space')
  await expect(bill.getByRole('status')).toHaveText(demo.verdicts.photo)
  expect(await findViolations(page)).toEqual([])
})

test('a reading far from the usual is looked at before it is billed', async ({ page }) => {
  await page.goto('/utilities')
  await alive(page, 'reading-demo')
  const next = page.getByRole('button', { name: demo.next })
  for (let meter = 1; meter < demoMeters.length; meter++) await next.press('Enter')

  await expect(page.locator('.demo__bill').getByRole('status')).toHaveText(demo.verdicts.visit)
})

test('the link to the demo leads to ours where no other is set', async ({ page }) => {
  await page.goto('/utilities')
  await page.getByRole('link', { name: copy.checks.demo }).click()
  await expect(page).toHaveURL('/utilities#reading-demo')
  await expect(page.locator('#reading-demo')).toBeInViewport()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('checks, the first reading and the numbers can be read', async ({ page }) => {
    await page.goto('/utilities')

    for (const { text } of firstFacts.steps.filter(({ list }) => list === 'checks'))
      await expect(page.getByText(text!)).toBeVisible()
    await expect(page.locator('.demo__bill')).toContainText(demo.verdicts.bill)
    await expect(page.getByRole('button', { name: demo.next })).toBeHidden()
  })
})

test('the brief says beside each of its figures how we count it, to be read on paper', async ({ page }) => {
  await page.goto('/utilities/brief')
  for (const claim of [claims.readsPerMonth, claims.readingAccuracy, claims.partners, claims.partnersOnUtilities])
    await expect(page.getByText(`${claimCopy.how}: ${claimCopy.stated(claim)}`)).toBeVisible()
})
