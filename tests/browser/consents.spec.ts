import { consentsCopy as copy } from '#leads/consents/words.en.ts'
import { enquiryKindCopy } from '#leads/enquiry/kind-words.en.ts'
import { tooManyCopy } from '#site/not-found/too-many-words.en.ts'
import { enquire } from '../support/a-visitor.ts'
import { looksRight } from '../support/looks-right.ts'
import { mailsAbout } from '../support/mailbox.ts'
import { withAndWithoutScripts } from '../support/scripts-or-none.ts'
import { expect, test } from '../support/test.ts'

test.skip(({ isMobile }) => !isMobile, 'the same at every width')

withAndWithoutScripts((hasScripts) => {
  test('the link in a receipt leads to what was agreed to, and one press takes it back', async ({ page, request }) => {
    const { email: address, reference } = await enquire(request)
    const mails = await mailsAbout(address, 2)
    const receipt = mails.find(({ to }) => to?.[0]?.address === address)
    const link = /href="([^"]*\/consents\?token=[^"]+)"/.exec(receipt?.html ?? '')?.[1] ?? ''

    await request.get(link)
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.title)
    await expect(page.locator('main')).toContainText(reference)
    await looksRight(page, hasScripts)
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
    await looksRight(page, hasScripts)
  })
})
