import type { Page } from '@playwright/test'
import { readAnswers } from '#calculator/answers/answers.ts'
import { workOut } from '#calculator/answers/work-out.ts'
import { readTariffs } from '#calculator/tariff-files.ts'
import { calculatorCopy } from '#calculator/words.en.ts'
import { dayInIndia } from '#platform/day-in-india.ts'
import {
  everyHouse,
  FIRST_ON,
  HOUSE_STATES,
  queryOf,
  SWITCHES,
  type Switch,
  unitsWith,
} from '#site/lit-house/appliances.ts'
import { litHouseCopy as copy } from '#site/lit-house/words.en.ts'
import { looksRight } from '../support/looks-right.ts'
import { expect, test } from '../support/test.ts'

const TARIFFS = Map.groupBy(readTariffs(), ({ stateCode }) => stateCode)
const TODAY = dayInIndia(new Date())

test('the drums show what the calculator asks, for each of the 64 houses in each of the four states', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/smart-home')
  const drawn = await page.evaluate(readEveryHouse, [everyHouse(), HOUSE_STATES, SWITCHES] as const)

  const asked = HOUSE_STATES.flatMap((state) =>
    everyHouse().map((on) => {
      const answers = readAnswers(queryOf(state, on))
      const { found, worked } = workOut(TARIFFS.get(state)!, answers, TODAY)!
      expect(found.units).toBe(unitsWith(on))
      return `${state} ${on}: ${found.units} units ₹${Math.round(worked!.bill.totalPaise / 100)}`
    }),
  )
  expect(asked).toHaveLength(256)
  expect(drawn).toEqual(asked)
})

test('beside each switch stands what it adds, or what is saved by it', async ({ page }) => {
  await page.goto('/smart-home')
  const adds = await page
    .locator('.lit__adds')
    .evaluateAll((all) => all.map((each) => /all (\d+)/.exec(getComputedStyle(each, '::after').counterReset)?.[1]))
  const total = (on: readonly Switch[]) =>
    workOut(TARIFFS.get('IN-TS')!, readAnswers(queryOf('IN-TS', on)), TODAY)!.worked!.bill.totalPaise
  const flip = (id: Switch) => (FIRST_ON.includes(id) ? FIRST_ON.filter((one) => one !== id) : [...FIRST_ON, id])
  const known = SWITCHES.map((id) => Math.abs(total(flip(id)) - total(FIRST_ON)) / 100)

  // Two bills, each known to a paisa and a half.
  for (const [place, rupees] of known.entries())
    expect(Math.abs(Number(adds[place]) - rupees)).toBeLessThanOrEqual(0.53)
})

test('the first unit of a new slab says what it cost, in the state that is chosen', async ({ page }) => {
  await page.goto('/smart-home')
  const said = page.locator('.lit__step').filter({ visible: true })
  const shown = () =>
    said.evaluateAll((all) =>
      all.filter((each) => getComputedStyle(each).opacity === '1').map((each) => each.textContent),
    )

  await turn(page, 'ac')
  await expect.poll(shown).toEqual([expect.stringMatching(/^Unit 401 alone cost you ₹\d/)])
  await turn(page, 'fan')
  await expect.poll(shown).toEqual([expect.stringMatching(/^Unit 301 alone cost you ₹\d/)])
  await page.getByRole('radio', { name: 'Delhi' }).check({ force: true })
  await expect.poll(shown).toEqual([expect.stringMatching(/^Unit 201 alone cost you ₹\d/)])
})

test('the button opens the calculator with exactly these appliances, and the same sum', async ({ page }) => {
  await page.goto('/smart-home')
  await turn(page, 'geyser')
  await page.getByRole('radio', { name: 'Bihar' }).check({ force: true })
  await page.getByRole('button', { name: copy.submit }).click()

  await expect(page).toHaveURL(/\/energy-calculator\?.*state=IN-BR/)
  const calculator = page.frameLocator('iframe')
  await expect(calculator.getByLabel(calculatorCopy.fields.state, { exact: true })).toHaveValue('IN-BR')
  await expect(calculator.locator('[id="geyser.count"]')).toHaveValue('1')
  await expect(calculator.locator('[id="ac.count"]')).toHaveValue('0')
  await expect(calculator.locator('[id="iron.count"]')).toHaveValue('0')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the register turns, and the button leads to the bill', async ({ page }) => {
    await page.goto('/smart-home')
    await turn(page, 'tv')
    await expect(page.locator('.lit__light--tv img')).toHaveCSS('opacity', '1')
    await page.getByRole('button', { name: copy.submit }).click()
    await expect(page.locator('[id="tv.count"]')).toHaveValue('1')
    await expect(page.locator('[id="washer.count"]')).toHaveValue('0')
  })
})

test('six switches with a sentence each, by keyboard; axe finds nothing, and nothing scrolls sideways at 320 pixels', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/smart-home')
  const group = page.getByRole('group', { name: copy.switches })
  await expect(group.getByRole('checkbox')).toHaveCount(SWITCHES.length)
  const ac = group.getByRole('checkbox', { name: /^AC, 1\.5 ton, 6 hours a day: about 270 units a month$/ })
  await ac.focus()
  await page.keyboard.press('Space')
  await expect(ac).toBeChecked()

  await looksRight(page)
})

test('in the visitor’s own colours and on paper the switches are a list, without a picture', async ({ page }) => {
  for (const media of [{ forcedColors: 'active' }, { media: 'print' }] as const) {
    await page.goto('/smart-home')
    await page.emulateMedia(media)
    await expect(page.locator('.lit__stage')).toBeHidden()
    for (const key of await page.locator('.lit__key').all()) await expect(key).toBeVisible()
    await page.emulateMedia({ forcedColors: null, media: null })
  }
})

function turn(page: Page, id: Switch) {
  return page.locator(`.lit__switch--${id}`).click()
}

/** Sets each house and reads what its drums and its units show, from where they stand. */
function readEveryHouse([houses, states, switches]: readonly [
  Switch[][],
  readonly string[],
  readonly Switch[],
]): string[] {
  const form = document.querySelector<HTMLFormElement>('.house')!
  const drums = [...form.querySelectorAll<HTMLElement>('.lit__strip')]
  return states.flatMap((state) => {
    form.querySelector<HTMLInputElement>(`[value="${state}"]`)!.checked = true
    return houses.map((on) => {
      for (const id of switches)
        form.querySelector<HTMLInputElement>(`[type="checkbox"][name="${id}.count"]`)!.checked = on.includes(id)
      for (const animation of document.getAnimations()) animation.finish()
      const digits = drums.map((strip) => {
        const { top, height } = strip.parentElement!.getBoundingClientRect()
        return Math.round((top - strip.getBoundingClientRect().top) / height)
      })
      const units = /units (\d+)/.exec(
        getComputedStyle(form.querySelector('.lit__count')!, '::before').counterReset,
      )?.[1]
      return `${state} ${on}: ${units} units ₹${Number(digits.join(''))}`
    })
  })
}
