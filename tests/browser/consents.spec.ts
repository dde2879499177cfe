import { randomUUID } from 'node:crypto'
import { consentsCopy as copy } from '#leads/consents/words.en.ts'
import { enquiryKindCopy } from '#leads/enquiry/kind-words.en.ts'
import { tooManyCopy } from '#site/not-found/too-many-words.en.ts'
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts'
import { findViolations } from '../support/find-violations.ts'
import { mailsAbout } from '../support/mailbox.ts'
import { expect, test } from '../support/test.ts'

test.skip(({ isMobile }) => !isMobile, 'the same at every width')

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('the link in a receipt leads to what was agreed to, and one press takes it back', async ({
      page,
      request,
    }) => {
      const address = `sheela-${randomUUID()}@example.com`
      const enquiry = { full_name: 'Sheela', email: address, phone_number: '98480 12345', message: 'My bill went up.' }
      const sent = await request.post('/api/auth/contacts/', { data: enquiry })
      const { reference } = await sent.json()
      const mails = await mailsAbout(address, 2)
      const receipt = mails.find(({ to }) => to?.[0]?.address === address)
      const link = /href="([^"]*\/consents\?token=[^"]+)"/.exec(receipt?.html ?? '')?.[1] ?? ''

      await request.get(link)
      await page.goto(link)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.title)
      await expect(page.locator('main')).toContainText(reference)
      await expectNoSidewaysScroll(page)
      if (javaScriptEnabled) expect(await findViolations(page)).toEqual([])
      await page.getByRole('button', { name: copy.withdrawOf(`${enquiryKindCopy.ownName}, ${reference}`) }).click()

      await expect(page.getByRole('status').filter({ hasText: copy.done })).toBeVisible()
      await expect(page.locator('main')).toContainText(copy.nothing)
      const confirmed = (await mailsAbout(address, 3)).find(({ subject }) => subject === copy.mail.subject)
      expect(confirmed?.text).toContain(reference)
    })

    test('what refuses a page has our look and fits the screen', async ({ page }) => {
      const answer = await page.goto('/too-many')

      expect(answer?.status()).toBe(429)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(tooManyCopy.heading)
      await expectNoSidewaysScroll(page)
      if (javaScriptEnabled) expect(await findViolations(page)).toEqual([])
    })
  })
}
