import type { Page } from '@playwright/test'
import { openings } from '#company/openings/first-openings.en.ts'
import { hydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/test.ts'
import { pathIn, wordsIn } from '../support/words-in.ts'

/** Half of what each form asks. */
const FORMS = [
  {
    path: '/book-audit',
    form: 'main form',
    typed: { fullName: 'Half A', email: 'half@a.example' },
    file: 'bill_photo',
  },
  {
    path: `/careers/${openings[0]!.id}`,
    form: 'main form',
    typed: { full_name: 'Half B', cover_letter: 'I read met' },
    file: 'resume',
  },
  {
    path: '/energy-calculator/correction?tariff=IN-TS.domestic.lt1',
    form: 'main form',
    typed: { full_name: 'Half C', should_be: '₹7.10 fr' },
    chosen: { line: 'fuel', state: 'IN-AP' },
    file: 'photo',
  },
  { path: '/newsletter', form: 'main form', typed: { full_name: 'Half D', email: 'half@d.example' } },
  { path: '/about-us', form: '.ftr form', typed: { full_name: 'Half E', email: 'half@e.example' } },
]

/** Each room that is not as the page comes with it. */
const SCENES = [
  { path: '/', switched: { 'fan.count': false, 'geyser.count': true }, state: 'IN-BR' },
  { path: '/smart-home', switched: { 'fridge.count': false, 'ac.count': true }, state: 'IN-DL' },
  { path: '/blogs/standby-loads-at-home', switched: { 'tv.count': false, 'pump.count': true }, state: 'IN-CG' },
  { path: '/smart-business', switched: { press: false, bank2: true } },
]

const A_FILE = { name: 'half.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }

test.skip(({ isMobile }) => !isMobile, 'the same at every width')

for (const { path, form, typed, chosen, file } of FORMS)
  test(`whoever chooses another language at ${path} finds what was typed into ${form}`, async ({ page }) => {
    await page.goto(path)
    await scrollTo(page, form)
    await hydrated(page, form)
    for (const [name, text] of Object.entries(typed)) await page.locator(`${form} [name=${name}]`).fill(text)

    for (const [name, value] of Object.entries(chosen ?? {}))
      await page.locator(`${form} [name=${name}]`).selectOption(value)
    if (file) await page.locator(`${form} [name=${file}]`).setInputFiles(A_FILE)

    for (const language of ['hi', 'te', 'en'] as const) {
      await page.locator(`.ftr [data-language=${language}]`).click()
      await expect(page).toHaveURL(pathIn(language, path))
      await scrollTo(page, form)
      await hydrated(page, form)
      // It cannot be brought along. Nothing was typed since: each page says so.
      if (file) await expect(page.getByText((await wordsIn(language)).formMessages.fileAgain)).toBeVisible()
      for (const [name, text] of Object.entries({ ...typed, ...chosen }))
        await expect(page.locator(`${form} [name=${name}]`)).toHaveValue(text)
    }
  })

for (const { path, switched, state } of SCENES)
  test(`whoever chooses another language at ${path} finds what was switched on there`, async ({ page }) => {
    await page.goto(path)
    for (const [name, isOn] of Object.entries(switched))
      await page.locator(`.lit input[type=checkbox][name="${name}"]`).setChecked(isOn, { force: true })
    if (state) await page.locator(`.lit [value=${state}]`).check({ force: true })

    for (const language of ['hi', 'te', 'en'] as const) {
      await page.locator(`.ftr [data-language=${language}]`).click()
      await expect(page).toHaveURL(pathIn(language, path))
      for (const [name, isOn] of Object.entries(switched))
        await expect(page.locator(`.lit input[type=checkbox][name="${name}"]`)).toBeChecked({ checked: isOn })
      if (state) await expect(page.locator(`.lit [value=${state}]`)).toBeChecked()
    }
  })

/** A form that a translator changed may be drawn anew while it is scrolled to. */
async function scrollTo(page: Page, form: string) {
  await expect(() => page.locator(form).first().scrollIntoViewIfNeeded({ timeout: 5_000 })).toPass()
}
