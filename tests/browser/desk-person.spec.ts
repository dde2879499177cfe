import { randomUUID } from 'node:crypto'
import { leadDeskCopy } from '#desk/leads/lead/words.en.ts'
import { personLeadsCopy as copy } from '#desk/leads/words.en.ts'
import { joinDesk } from '../support/desk.ts'
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts'
import { findViolations } from '../support/find-violations.ts'
import { expect, test } from '../support/test.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })
    test.skip(({ isMobile }) => Boolean(isMobile) !== javaScriptEnabled, 'on a phone with scripts, at a desk without')

    test('two leads of one name are said to be of one person, answered at once, and taken apart', async ({ page }) => {
      const full_name = `Sheela ${randomUUID().slice(0, 8)}`
      for (const phone_number of [digits(), digits()]) {
        const enquiry = { full_name, email: `${randomUUID()}@example.com`, phone_number, message: 'About a plug.' }
        await page.request.post('/api/auth/contacts/', { data: enquiry })
      }
      await joinDesk(page, 'sales')
      await page.goto(`/desk/leads?q=${encodeURIComponent(full_name)}`)
      await page.getByRole('link', { name: full_name }).first().click()
      await page.getByRole('link', { name: leadDeskCopy.earlier.all }).click()

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.title(full_name))
      await page.getByRole('button', { name: new RegExp(`^${copy.link}`) }).click()
      await expect(page.getByRole('status')).toHaveText(copy.linkedNow)
      await expectNoSidewaysScroll(page)
      if (javaScriptEnabled) expect(await findViolations(page)).toEqual([])

      await page.getByRole('button', { name: copy.answerAll(2) }).click()
      await expect(page.getByText(copy.nothingOpen)).toBeVisible()
      await page
        .getByRole('button', { name: new RegExp(`^${copy.unlink}`) })
        .first()
        .click()
      await expect(page.getByRole('status')).toHaveText(copy.unlinkedNow)
    })
  })
}

function digits(): string {
  return `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`
}
