import type { Page } from '@playwright/test'
import { orderFaults } from '#calculator/registers/order-words.en.ts'
import { readTariffs } from '#calculator/tariff-files.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'
import { deskCopy } from '#desk/frame/words.en.ts'
import { ordersCopy } from '#desk/tariffs/orders/words.en.ts'
import { surchargesCopy } from '#desk/tariffs/surcharges/words.en.ts'
import { articlesToReadCopy, tariffTabs } from '#desk/tariffs/words.en.ts'
import { joinDesk } from '../support/desk.ts'
import { looksRight } from '../support/looks-right.ts'
import { expect, test } from '../support/test.ts'

const { labels } = surchargesCopy.form

test('a phone shows five missing surcharges and the others at a press, a desktop all', async ({ page, isMobile }) => {
  await joinDesk(page, 'editor')
  await page.goto('/desk/tariffs/surcharges')
  const rows = page.getByRole('region', { name: surchargesCopy.missing.heading }).locator('tbody > tr')
  const all = await rows.count()
  const shown = rows.filter({ visible: true })
  await expect(shown).toHaveCount(isMobile ? 5 : all)
  if (!isMobile) return

  await page.getByText(deskCopy.rest(all - 5)).click()
  await expect(shown).toHaveCount(all)
  await page.getByText(deskCopy.fewer).click()
  await expect(shown).toHaveCount(5)
})

test('a surcharge is entered with the keyboard, is on the next bill, is corrected and removed', async ({
  page,
  isMobile,
}) => {
  // Months and a company that no other test prices.
  const month = isMobile ? '2024-02' : '2024-03'
  const said = isMobile ? 'February 2024' : 'March 2024'
  await joinDesk(page, 'editor')
  await page.goto('/desk/tariffs')
  await page.getByRole('link', { name: tariffTabs.tabs.surcharges, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: surchargesCopy.title })).toBeVisible()
  await looksRight(page)

  await page.getByText(surchargesCopy.form.heading).press('Enter')
  await page.getByLabel(labels.company).selectOption('IN-AS APDCL')
  await page.getByLabel(labels.value).fill('1234')
  await page.getByLabel(labels.from_month).fill(month)
  await page.getByLabel(labels.source).fill('Circular 7 of 2024, page 2')
  await page.getByRole('button', { name: surchargesCopy.form.save }).press('Enter')
  await expect(page.getByText(surchargesCopy.troubles.tooMuch)).toBeVisible()
  await expect(page.getByLabel(labels.source), 'nothing typed is lost').toHaveValue('Circular 7 of 2024, page 2')
  await looksRight(page)

  await page.getByLabel(labels.value).fill('12.34')
  await page.getByRole('button', { name: surchargesCopy.form.save }).press('Enter')
  await expect(page.getByText(surchargesCopy.saved)).toBeVisible()
  await expect(page.getByRole('heading', { name: articlesToReadCopy.heading })).toBeVisible()
  await looksRight(page)
  expect(await surchargeOf(page, month)).toBe(1_234)

  const act = (name: string) => surchargesCopy.register.of(name, 'APDCL', said)
  await page.getByRole('link', { name: act(surchargesCopy.register.correct) }).click()
  await expect(page.getByLabel(labels.value)).toHaveValue('12.34')
  await page.getByLabel(labels.value).fill('13')
  await page.getByRole('button', { name: surchargesCopy.form.save }).click()
  await expect(page.getByText(surchargesCopy.saved)).toBeVisible()
  expect(await surchargeOf(page, month)).toBe(1_300)
  await looksRight(page)

  await page.getByRole('button', { name: act(surchargesCopy.register.remove) }).click()
  await expect(page.getByText(surchargesCopy.removed)).toBeVisible()
  await expect(page.getByRole('heading', { name: surchargesCopy.history.heading })).toBeVisible()
  expect(await surchargeOf(page, month)).toBeUndefined()
})

test('a record that is wrong is mended where it was refused; a second person approves it; it is taken back', async ({
  page,
  isMobile,
}) => {
  // Of a state that no other test prices, from a day on that none asks for.
  const record = nextOf(isMobile ? 'IN-MN' : 'IN-ML', isMobile ? 'phone' : 'desktop')
  await joinDesk(page, 'editor')
  await page.goto('/desk/tariffs/orders')
  await looksRight(page)

  const gap = JSON.stringify({ ...record, validFrom: '2027-04-03' }, null, 2)
  await page.getByLabel(ordersCopy.upload.file).setInputFiles({
    name: 'order.json',
    mimeType: 'application/json',
    buffer: Buffer.from(gap),
  })
  await page.getByRole('button', { name: ordersCopy.upload.submit }).press('Enter')
  const line = gap.slice(0, gap.indexOf('"validFrom"')).split('\n').length
  await expect(page.getByRole('alert').filter({ hasText: ordersCopy.faults.line(line) })).toContainText('validFrom')
  await expect(page.getByLabel(ordersCopy.upload.text), 'what was uploaded stays').toHaveValue(gap)
  await looksRight(page)

  await page.getByLabel(ordersCopy.upload.text).fill(gap.replace('2027-04-03', record.validFrom))
  await page.getByRole('button', { name: ordersCopy.upload.submit }).click()
  await expect(page.getByText(ordersCopy.uploaded)).toBeVisible()
  await expect(page.getByText(ordersCopy.acts.own)).toBeVisible()
  await expect(page.getByRole('button', { name: ordersCopy.acts.approve })).toHaveCount(0)
  await expect(page.getByRole('region', { name: ordersCopy.samples.heading }).locator('tbody tr')).toHaveCount(20)
  await looksRight(page)
  const address = page.url().replace(/\?.*/, '')

  await joinDesk(page, 'sales')
  await page.goto(address)
  await page.getByRole('button', { name: ordersCopy.acts.approve }).press('Enter')
  await expect(page.getByText(ordersCopy.told.approved)).toBeVisible()
  expect(await idsOf(page, record.stateCode)).toContain(record.id)

  await page.getByRole('button', { name: ordersCopy.acts.takeBack }).click()
  await expect(page.getByText(ordersCopy.told['taken-back'])).toBeVisible()
  expect(await idsOf(page, record.stateCode)).not.toContain(record.id)
  await looksRight(page)
})

test.describe('without any script', () => {
  test.skip(({ isMobile }) => !isMobile, 'the same at every width')
  test.use({ javaScriptEnabled: false })

  test('a file that is no record is told so, and its text stays to be mended', async ({ page }) => {
    await joinDesk(page, 'editor')
    await page.goto('/desk/tariffs/orders')
    await page.getByLabel(ordersCopy.upload.file).setInputFiles({
      name: 'order.json',
      mimeType: 'application/json',
      buffer: Buffer.from('[]'),
    })
    await page.getByRole('button', { name: ordersCopy.upload.submit }).click()

    await expect(page.getByText(orderFaults.one(0))).toBeVisible()
    await expect(page.getByLabel(ordersCopy.upload.text)).toHaveValue('[]')
  })
})

/** The homes of a state from April 2027 on, a paisa dearer. */
function nextOf(stateCode: string, name: string): Tariff {
  const usual = readTariffs().filter((record) => record.stateCode === stateCode && record.category === 'domestic')
  const last = usual
    .filter(({ isDefault }) => isDefault)
    .toSorted((a, b) => a.validFrom.localeCompare(b.validFrom))
    .at(-1)!
  const next = structuredClone(last)
  for (const slab of next.energyCharge?.tables.flatMap(({ slabs }) => slabs) ?? [])
    if (slab.ratePaise) slab.ratePaise += 1
  return {
    ...next,
    id: `${stateCode}.domestic.next-${name}`,
    financialYear: '2027-28',
    validFrom: '2027-04-01',
    validTo: null,
  }
}

/** In paise, on a hundred units of a shop of Assam, whatever was asked before. */
async function surchargeOf(page: Page, month: string): Promise<number | undefined> {
  const shop = readTariffs().find(
    ({ stateCode, category, isDefault }) => stateCode === 'IN-AS' && category === 'commercial' && isDefault,
  )!
  const answer = await page.request.post('/api/calculator/bills/', {
    data: { tariffId: shop.id, input: { units: 100, loadKw: 2, date: `${month}-15` } },
  })
  const { lines } = (await answer.json()) as { lines: { id: string; amountPaise: number }[] }
  return lines.find(({ id }) => id === 'fuelSurcharge')?.amountPaise
}

async function idsOf(page: Page, state: string): Promise<string[]> {
  const answer = await page.request.get(`/api/calculator/records/?state=${state}`)
  return ((await answer.json()) as { id: string }[]).map(({ id }) => id)
}
