import { randomUUID } from 'node:crypto'
import { leadDeskCopy } from '#desk/leads/lead/words.en.ts'
import { privacyCopy } from '#desk/privacy/words.en.ts'
import { dataRequestCopy as copy } from '#leads/data-request/words.en.ts'
import { joinDesk } from '../support/desk.ts'
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts'
import { findViolations } from '../support/find-violations.ts'
import { looksRight } from '../support/looks-right.ts'
import { mailsAbout } from '../support/mailbox.ts'
import { withAndWithoutScripts } from '../support/scripts-or-none.ts'
import { expect, test } from '../support/test.ts'

test.skip(({ isMobile }) => !isMobile, 'the same at every width')

withAndWithoutScripts((hasScripts) => {
  test('who asks about their data from the policy is refused in words, then has a reference and a day', async ({
    page,
  }) => {
    const email = `asha-${randomUUID()}@example.com`
    await page.goto('/privacypolicy')
    await page.getByRole('link', { name: copy.title }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.heading)
    await looksRight(page, hasScripts)

    const form = page.getByRole('form', { name: copy.heading })
    await form.getByLabel(copy.labels.full_name).fill('Asha Rao')
    await form.getByLabel(copy.labels.email).fill(email)
    await page.getByRole('button', { name: copy.submit }).click()
    await expect(page.getByText(copy.errors.right)).toBeVisible()
    await expect(form.getByLabel(copy.labels.email)).toHaveValue(email)
    await expectNoSidewaysScroll(page)

    await form.getByLabel(copy.labels.right).selectOption(copy.rights.access)
    await page.getByRole('button', { name: copy.submit }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.thanks.title)
    await expect(page.getByText(copy.thanks.answerBy)).toBeVisible()
    if (hasScripts) expect(await findViolations(page)).toEqual([])
    expect((await mailsAbout(email, 2)).map(({ to }) => to?.[0]?.address)).toContain(email)
  })
})

test('a request leads at the desk to what is kept about the person', async ({ page, request }) => {
  const email = `ravi-${randomUUID()}@example.com`
  const body = { right: 'erasure', full_name: 'Ravi Kumar', email }
  const { reference } = await (await request.post('/api/privacy/requests/', { data: body })).json()
  await joinDesk(page, 'admin')

  await page.goto('/desk/leads?kind=data-request')
  await page.getByRole('listitem').filter({ hasText: copy.rights.erasure }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ravi Kumar')
  await page.getByRole('button', { name: leadDeskCopy.privacy.find }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(privacyCopy.title)
  await expect(page.getByRole('main')).toContainText(reference)
})
