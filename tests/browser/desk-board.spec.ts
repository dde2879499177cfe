import type { Page } from '@playwright/test'
import { leadsDeskCopy } from '#desk/leads/inbox/words.en.ts'
import { leadDeskCopy } from '#desk/leads/lead/words.en.ts'
import { salesCopy as copy } from '#desk/leads/words.en.ts'
import { enquire } from '../support/a-visitor.ts'
import { joinDesk } from '../support/desk.ts'
import { findViolations } from '../support/find-violations.ts'
import { looksRight } from '../support/looks-right.ts'
import { withAndWithoutScriptsAtDesk } from '../support/scripts-or-none.ts'
import { expect, test } from '../support/test.ts'

withAndWithoutScriptsAtDesk((hasScripts) => {
  test('an enquiry goes over the board to a quotation, is won, and counts in the results', async ({ page }) => {
    const { full_name: name } = await enquire(page.request, { message: 'Two plugs, please.' })
    await joinDesk(page, 'sales')

    await page.goto('/desk/leads')
    await page.getByRole('link', { name: copy.board }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.boardTitle)
    await expect(cardIn(page, copy.columns.new, name)).toBeVisible()
    await looksRight(page, hasScripts)

    for (const stage of ['visit-booked', 'quoted'] as const) {
      await page.getByRole('button', { name: copy.move(name, leadsDeskCopy.stages[stage]) }).click()
      await expect(cardIn(page, leadsDeskCopy.stages[stage], name)).toBeVisible()
    }

    await page.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await page.getByLabel(leadDeskCopy.status.stage).selectOption('won')
    await page.getByLabel(leadDeskCopy.status.worthField).fill('a lot')
    await page.getByRole('button', { name: leadDeskCopy.status.setStage, exact: true }).click()
    await expect(page.getByText(leadDeskCopy.refused.worth)).toBeVisible()
    await expect(page.getByLabel(leadDeskCopy.status.worthField)).toHaveValue('a lot')
    await page.getByLabel(leadDeskCopy.status.worthField).fill('12,500')
    await page.getByRole('button', { name: leadDeskCopy.status.setStage, exact: true }).click()
    await expect(page.getByRole('status')).toHaveText(leadDeskCopy.done.stage)
    await expect(page.getByText('₹12,500')).toBeVisible()
    if (hasScripts) expect(await findViolations(page)).toEqual([])

    await page.goto('/desk/leads/results')
    await expect(page.getByRole('heading', { name: copy.by.month })).toBeVisible()
    await looksRight(page, hasScripts)
  })
})

function cardIn(page: Page, column: string, name: string) {
  return page.getByRole('region', { name: column, exact: true }).getByRole('listitem').filter({ hasText: name })
}
