import { leadDeskCopy } from '#desk/leads/lead/words.en.ts'
import { personLeadsCopy as copy } from '#desk/leads/words.en.ts'
import { enquire } from '../support/a-visitor.ts'
import { joinDesk } from '../support/desk.ts'
import { looksRight } from '../support/looks-right.ts'
import { withAndWithoutScriptsAtDesk } from '../support/scripts-or-none.ts'
import { expect, test } from '../support/test.ts'

withAndWithoutScriptsAtDesk((hasScripts) => {
  test('two leads of one name are said to be of one person, answered at once, and taken apart', async ({ page }) => {
    const { full_name } = await enquire(page.request, { phone_number: digits() })
    await enquire(page.request, { full_name, phone_number: digits() })
    await joinDesk(page, 'sales')
    await page.goto(`/desk/leads?q=${encodeURIComponent(full_name)}`)
    await page.getByRole('link', { name: full_name }).first().click()
    await page.getByRole('link', { name: leadDeskCopy.earlier.all }).click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.title(full_name))
    await page.getByRole('button', { name: new RegExp(`^${copy.link}`) }).click()
    await expect(page.getByRole('status')).toHaveText(copy.linkedNow)
    await looksRight(page, hasScripts)

    await page.getByRole('button', { name: copy.answerAll(2) }).click()
    await expect(page.getByText(copy.nothingOpen)).toBeVisible()
    await page
      .getByRole('button', { name: new RegExp(`^${copy.unlink}`) })
      .first()
      .click()
    await expect(page.getByRole('status')).toHaveText(copy.unlinkedNow)
  })
})

function digits(): string {
  return `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`
}
