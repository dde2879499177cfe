import { brandName } from '#company/brand-name.ts'
import { deskCopy } from '#desk/frame/words.en.ts'
import { signInCopy } from '#desk/sign-in/words.en.ts'
import { enquiryKindCopy } from '#leads/enquiry/kind-words.en.ts'
import { enquire } from '../support/a-visitor.ts'
import { joinDesk, openLead } from '../support/desk.ts'
import { expect, test } from '../support/test.ts'

const titleOf = (page: string) => `${page} | ${deskCopy.title} | ${brandName()}`

test('many pages of the desk stay apart in tabs and histories, which keep nobody’s name', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on a phone')
  await page.goto('/desk')
  await expect(page).toHaveTitle(titleOf(signInCopy.title))

  await joinDesk(page, 'admin')
  const nav = page.getByRole('navigation', { name: deskCopy.nav })
  // Of letters that came by mail there are none where no mailbox is named.
  const { unmatched: _, ...pages } = deskCopy.pages
  for (const name of Object.values(pages)) {
    await nav.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveTitle(titleOf(name))
  }

  const { full_name, reference } = await enquire(page.request)
  await openLead(page, full_name)
  await expect(page).toHaveTitle(titleOf(`${enquiryKindCopy.name} ${reference}`))
})

test('a page of the desk that is not there is called so, and nothing else', async ({ page }) => {
  await joinDesk(page, 'admin')
  for (const path of ['openings/nothing', 'company/nothing', 'posts/0']) {
    await page.goto(`/desk/${path}`)
    await expect(page).toHaveTitle(`${deskCopy.missing.title} | ${brandName()}`)
    await expect(page.locator('head > title')).toHaveCount(1)
  }
})

test('wherever one is at the desk, one page of its navigation is said to be open', async ({ page, isMobile }) => {
  await joinDesk(page, 'admin')
  const { pages } = deskCopy
  const current = page.locator('.desk-nav__row [aria-current=page]')
  for (const [path, name] of [
    ['leads/board', pages.leads],
    ['company/people', pages.company],
    ['talent-pool', pages.applications],
    ['pictures', pages.posts],
  ] as const) {
    await page.goto(`/desk/${path}`)
    await expect(current).toHaveText([name])
    if (isMobile) await expect(page.locator('.desk-nav__menu > summary')).toContainText(name)
  }
})

test('the pages of an admin fit beside each other as soon as they stand in a row', async ({ page, isMobile }) => {
  test.skip(isMobile, 'they stand in a menu there')
  await page.setViewportSize({ width: 1280, height: 800 })
  await joinDesk(page, 'admin')
  await expect(page.getByRole('link', { name: deskCopy.pages.account })).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280)
})
