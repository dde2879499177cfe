import { actionInWords } from '#desk/activity-log/action-in-words.ts'
import { activityLogCopy } from '#desk/frame/words.en.ts'
import { accountCopy, signInCopy as copy, staffCopy } from '#desk/sign-in/words.en.ts'
import { codeWhenSent, enterCode, enterPassword, joinDesk, signOutButton, walkIn } from '../support/desk.ts'
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts'
import { findViolations, findViolationsWith } from '../support/find-violations.ts'
import { hydrated } from '../support/hydrated.ts'
import { looksRight } from '../support/looks-right.ts'
import { oneTimeCode } from '../support/one-time-code.ts'
import { withAndWithoutScriptsAtDesk } from '../support/scripts-or-none.ts'
import { SITE_UNDER_TEST } from '../support/site-under-test.ts'
import { expect, test } from '../support/test.ts'

withAndWithoutScriptsAtDesk(() => {
  test('who is invited makes an account, sets up a second step, leaves and comes back', {
    tag: '@rehearsal',
  }, async ({ page }) => {
    const asha = await walkIn(page, 'viewer')
    await signOutButton(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.title)

    await enterPassword(page, asha)
    await enterCode(page, () => oneTimeCode(asha.key, 1))
    await expect(signOutButton(page)).toBeVisible()
  })
})

test('the second step is set up at once, also while its page is still asked anew', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same at every width')
  const anew = Promise.withResolvers<void>()
  let isBegun = false
  await page.route(/second-factor\.data/, async (route) => {
    if (route.request().method() === 'POST') isBegun = true
    else if (isBegun) await anew.promise
    await route.continue()
  })

  await walkIn(page, 'viewer')
  anew.resolve()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test.skip(({ isMobile }) => Boolean(isMobile), 'the same on a phone')

  test('whoever acts when the session has ended is back on that page after signing in', async ({ page, context }) => {
    const asha = await joinDesk(page, 'viewer')
    await page.goto('/desk/account')
    await context.clearCookies()
    await page.getByLabel(accountCopy.sessions.password).fill(asha.password)
    await page.getByRole('button', { name: accountCopy.sessions.endAll }).click()
    await enterPassword(page, asha)
    await enterCode(page, () => oneTimeCode(asha.key, 1))

    await expect(page).toHaveURL(/\/desk\/account$/)
  })
})

test('a password alone opens nothing, and a code works once', async ({ page }) => {
  const asha = await joinDesk(page, 'viewer')
  await signOutButton(page).click()

  await enterPassword(page, asha)
  await expect(page.getByLabel(copy.code.label)).toBeVisible()
  await page.goto('/desk/account')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.title)

  await enterPassword(page, asha)
  let code = ''
  await enterCode(page, () => (code = oneTimeCode(asha.key, 1)))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(accountCopy.title)
  await signOutButton(page).click()

  await enterPassword(page, asha)
  await enterCode(page, code)
  await expect(page.getByRole('alert')).toHaveText(copy.code.wrong)
})

withAndWithoutScriptsAtDesk(() => {
  test('after a used code the next one signs in, and two clicks on each button do it once', async ({ page }) => {
    const asha = await joinDesk(page, 'viewer')
    await signOutButton(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.title)
    await page.getByLabel(copy.email).fill(asha.email)
    await page.getByLabel(copy.password.label).fill(asha.password)
    await page.getByRole('button', { name: copy.enter }).dblclick()

    await enterCode(page, asha.usedCode)
    await expect(page.getByRole('alert')).toHaveText(copy.code.wrong)
    await page.getByLabel(copy.code.label).fill(await codeWhenSent(page, () => oneTimeCode(asha.key, 1)))
    await page.getByRole('button', { name: copy.code.confirm }).dblclick()
    await expect(signOutButton(page)).toBeVisible()
  })
})

test('what the desk kept in the browser is gone after signing out, and going back shows none of it', async ({
  page,
}) => {
  await joinDesk(page, 'admin')
  await page.goto('/desk/staff')
  await page.evaluate(() => {
    localStorage.setItem('desk-anything', 'a draft')
    sessionStorage.setItem('desk-last-view', '"?q=Asha"')
  })
  await signOutButton(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.title)
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.getItem('desk-last-view')])).toEqual([0, null])

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.title)
})

test('a used invitation leads to signing in', async ({ page }) => {
  const asha = await walkIn(page, 'viewer')
  await signOutButton(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.title)
  // A mail program may have cut it off.
  for (const [link, title] of [
    [asha.link!.slice(0, -1), copy.invitation.stale.title],
    [asha.link!, copy.invitation.joined.title],
  ] as const) {
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('link', { name: copy.enter })).toBeVisible()
  }
  await page.getByRole('link', { name: copy.enter }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.title)
})

test('a recovery code lets in who has lost the phone, once', async ({ page }) => {
  const asha = await joinDesk(page, 'viewer')
  for (const isFirst of [true, false]) {
    await signOutButton(page).click()
    await expect(page).toHaveURL(/sign-in$/)
    await page.goto('/desk/account')
    await enterPassword(page, asha)
    await page.getByRole('link', { name: copy.code.lost }).click()
    await page.getByLabel(copy.code.recovery.label).fill(asha.recoveryCodes[0]!)
    await page.getByRole('button', { name: copy.code.confirm }).click()
    if (isFirst) await expect(page).toHaveURL(/\/desk\/account$/)
  }
  await expect(page.getByRole('alert')).toHaveText(copy.code.recovery.wrong)
})

test('a link to a page of the desk survives signing in, and leads to no other site', async ({ page }) => {
  const asha = await joinDesk(page, 'viewer')
  await signOutButton(page).click()
  await expect(page).toHaveURL(/sign-in$/)

  await page.goto('/desk/account')
  await enterPassword(page, asha)
  await enterCode(page, () => oneTimeCode(asha.key, 1))
  await expect(page).toHaveURL(/\/desk\/account$/)

  await page.goto('/desk/sign-in?to=//evil.example.com/')
  await expect(page).toHaveURL((url) => url.origin === SITE_UNDER_TEST.url && url.pathname.startsWith('/desk/'))
})

withAndWithoutScriptsAtDesk((hasScripts) => {
  test('an admin is asked before a colleague is kept out', async ({ page }) => {
    const { email } = await joinDesk(page, 'viewer')
    await joinDesk(page, 'admin')
    await page.goto('/desk/staff')
    const row = page.getByRole('row').filter({ hasText: email })
    const name = (await row.getByRole('rowheader').textContent())!

    for (const act of ['reset-second-factor', 'block'] as const) {
      const button = row.getByRole('button', { name: new RegExp(`^${staffCopy.acts[act]}`) })
      await expect(button).toBeHidden()
      await row.locator('summary').filter({ hasText: staffCopy.acts[act] }).click()
      await expect(row.getByText(staffCopy.warnings[act])).toBeVisible()
      if (hasScripts) expect(await findViolationsWith(page, email)).toEqual([])
      await button.click()
      await expect(page.getByText(staffCopy.done[act](name))).toBeVisible()
      await expect(button).toBeHidden()
    }
    await expect(row).toContainText(staffCopy.states.blocked)
  })
})

test('an admin invites, and reads what was done and by whom', async ({ page, context }) => {
  await joinDesk(page, 'admin')
  await page.goto('/desk/staff')
  const email = `ravi-${Date.now()}@example.com`
  const form = page.locator('form', { has: page.getByRole('button', { name: staffCopy.invite.send }) })
  await form.getByLabel(staffCopy.email).fill(email)
  await form.getByLabel(staffCopy.role).selectOption('editor')
  await form.getByRole('button', { name: staffCopy.invite.send }).click()
  await expect(page.getByRole('status')).toContainText('/desk/invitation/')
  expect(await findViolationsWith(page, email)).toEqual([])
  await expectNoSidewaysScroll(page)

  const link = await page.locator('.desk-code').textContent()
  const stranger = await context.newPage()
  await stranger.goto(link!)
  await expect(stranger.getByText(email)).toBeVisible()
  expect(await findViolations(stranger)).toEqual([])
  await stranger.close()

  await page.goto('/desk/activity-log')
  await expect(page.getByRole('cell', { name: actionInWords('staff.invited') }).first()).toBeVisible()
  await hydrated(page)
  await page.locator('main summary', { hasText: activityLogCopy.sound(0).split('0')[1]! }).click()
  await expect(page.getByText(activityLogCopy.head)).toBeVisible()
  expect(await findViolationsWith(page, email)).toEqual([])
  await expectNoSidewaysScroll(page)
  // Not the first row: what was done from outside the desk, meanwhile, was done by nobody of staff.
  await page.locator('td a[href*="?by="]').first().click()
  await expect(page).toHaveURL(/\?by=/)
  await page.getByRole('link', { name: activityLogCopy.whole }).click()
  await expect(page.locator('main summary').filter({ hasText: /\d/ })).toBeVisible()

  await page.goto('/desk/account')
  await expect(page.getByText(accountCopy.sessions.current)).toBeVisible()
  await looksRight(page)
})
