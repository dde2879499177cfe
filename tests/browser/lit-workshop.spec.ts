import type { Page } from '@playwright/test'
import { readAnswers } from '#calculator/answers/answers.ts'
import { workOut } from '#calculator/answers/work-out.ts'
import { powerFactorResult } from '#calculator/kvah/power-factor-result.ts'
import { rateOfTariff } from '#calculator/kvah/rate-of-tariff.ts'
import { kvahCopy } from '#calculator/kvah/words.en.ts'
import { readTariffs } from '#calculator/tariff-files.ts'
import { dayInIndia } from '#platform/day-in-india.ts'
import { everyWorkshop, FIRST_ON, queryOf, SWITCHES, type Switch } from '#site/lit-workshop/plant.ts'
import { litWorkshopCopy as copy } from '#site/lit-workshop/words.en.ts'
import { looksRight } from '../support/looks-right.ts'
import { expect, test } from '../support/test.ts'

const TELANGANA = readTariffs().filter(({ stateCode }) => stateCode === 'IN-TS')
const TODAY = dayInIndia(new Date())

test('drums and triangle show what the calculator asks, for each of the 64 workshops', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/smart-business')
  const drawn = await page.evaluate(readEveryWorkshop, [everyWorkshop(), SWITCHES] as const)

  const asked = everyWorkshop().map((on) => {
    const { reactive, powerFactor, today } = askCalculator(on)
    const kvarh = reactive.lagKvarh + reactive.leadKvarh
    const rupees = today.paise! / 100
    const angle = (Math.atan2(kvarh, reactive.kwh) * 180) / Math.PI
    const sides = `${reactive.kwh} kWh ${kvarh} kVArh ${today.kvah} kVAh ${angle.toFixed(0)}°`
    return `${on}: ₹${rupees} ${sides} ${Math.round(powerFactor * 1000)}`
  })
  expect(drawn).toEqual(asked)
})

test('beside each switch stands what it adds to the bill, or takes off it', async ({ page }) => {
  await page.goto('/smart-business')
  await turn(page, 'bank3')
  const on: Switch[] = [...FIRST_ON, 'bank3']
  const rupees = (switches: readonly Switch[]) => askCalculator(switches).today.paise! / 100
  const flip = (id: Switch) => (on.includes(id) ? on.filter((one) => one !== id) : [...on, id])
  const known = SWITCHES.map((id) => rupees(flip(id)) - rupees(on))

  const printed = await page.locator('.lit__adds').evaluateAll((all) =>
    all.map((each) => {
      const read = (part: string, name: string) =>
        Number(new RegExp(`${name} (-?\\d+)`).exec(getComputedStyle(each, part).counterReset)?.[1])
      return read('::before', 'sign') * read('::after', 'all')
    }),
  )
  expect(printed).toEqual(known)
})

test('it says which way the current is out of step: lag, balance, lead, and lead at night', async ({ page }) => {
  await page.goto('/smart-business')
  const told = () =>
    page
      .locator('.lit__step')
      .evaluateAll((all) =>
        all.filter((each) => getComputedStyle(each).opacity === '1').map((each) => each.textContent),
      )

  await expect.poll(told).toEqual([copy.states.lags])
  for (const id of ['bank1', 'bank2', 'bank3'] as const) await turn(page, id)
  await expect.poll(told).toEqual([copy.states.even])
  await turn(page, 'press')
  await expect.poll(told).toEqual([copy.states.leads])
  await turn(page, 'night')
  await expect.poll(told).toEqual([copy.states.night])
})

test('the button opens the calculator with the month of exactly these switches', async ({ page }) => {
  await page.goto('/smart-business')
  await turn(page, 'bank1')
  await turn(page, 'night')
  await page.getByRole('button', { name: copy.submit }).click()

  await expect(page).toHaveURL(/\/energy-calculator\?mode=kvah/)
  const { reactive, today } = askCalculator([...FIRST_ON, 'bank1', 'night'])
  const calculator = page.frameLocator('iframe')
  await expect(calculator.getByLabel(kvahCopy.lag, { exact: true })).toHaveValue(String(reactive.lagKvarh))
  await expect(calculator.getByLabel(kvahCopy.lead, { exact: true })).toHaveValue(String(reactive.leadKvarh))
  await expect(calculator.locator('.lines').first()).toContainText(`₹${(today.paise! / 100).toLocaleString('en-IN')}`)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the capacitors light up, and the button leads to the bill', async ({ page }) => {
    await page.goto('/smart-business')
    await turn(page, 'bank2')
    await expect(page.locator('.lit__light--bank2 img')).toHaveCSS('opacity', '1')
    await page.getByRole('button', { name: copy.submit }).click()
    await expect(page.getByLabel(kvahCopy.lag, { exact: true })).toHaveValue(
      String(askCalculator([...FIRST_ON, 'bank2']).reactive.lagKvarh),
    )
  })
})

test('six switches with a sentence each, by keyboard; axe finds nothing, and nothing scrolls sideways at 320 pixels', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/smart-business')
  const group = page.getByRole('group', { name: copy.switches })
  await expect(group.getByRole('checkbox')).toHaveCount(SWITCHES.length)
  const bank = group.getByRole('checkbox', { name: copy.sentences.bank3(0, 100) })
  await bank.focus()
  await page.keyboard.press('Space')
  await expect(bank).toBeChecked()

  await looksRight(page)
})

test('in the visitor’s own colours and on paper there is no picture, but the switches and the triangle', async ({
  page,
}) => {
  for (const media of [{ forcedColors: 'active' }, { media: 'print' }] as const) {
    await page.goto('/smart-business')
    await page.emulateMedia(media)
    await expect(page.locator('.workshop .lit__stage')).toBeHidden()
    await expect(page.locator('.triangle__slope')).toBeVisible()
    const [triangle, switches] = await Promise.all(
      ['.triangle', '.workshop .lit__switches'].map((part) => page.locator(part).boundingBox()),
    )
    const isBeside = switches!.x >= triangle!.x + triangle!.width || triangle!.x >= switches!.x + switches!.width
    expect(isBeside || switches!.y >= triangle!.y + triangle!.height).toBe(true)
    for (const key of await page.locator('.lit__key').all()) await expect(key).toBeVisible()
    await page.emulateMedia({ forcedColors: null, media: null })
  }
})

function turn(page: Page, id: Switch) {
  return page.locator(`.lit__switch--${id}`).click()
}

/** As the calculator's kVAh mode does, at the price that it finds itself. */
function askCalculator(on: readonly Switch[]) {
  const answers = readAnswers(queryOf(on))
  const { counted } = powerFactorResult(answers, undefined)
  const rate = rateOfTariff(workOut(TELANGANA, answers, TODAY)!, answers, counted)
  return powerFactorResult(answers, rate!.paise).counted!
}

/** Sets each workshop and reads drums, sides and power factor from what is drawn. */
function readEveryWorkshop([workshops, switches]: readonly [Switch[][], readonly Switch[]]): string[] {
  const form = document.querySelector<HTMLFormElement>('.workshop')!
  const drums = [...form.querySelectorAll<HTMLElement>('.lit__strip')]
  const counter = (selector: string, name: string) =>
    Number(
      new RegExp(`${name} (\\d+)`).exec(getComputedStyle(form.querySelector(selector)!, '::after').counterReset)?.[1],
    )
  return workshops.map((on) => {
    for (const id of switches) form.querySelector<HTMLInputElement>(`[name="${id}"]`)!.checked = on.includes(id)
    for (const animation of document.getAnimations()) animation.finish()
    const digits = drums.map((strip) => {
      const { top, height } = strip.parentElement!.getBoundingClientRect()
      return Math.round((top - strip.getBoundingClientRect().top) / height)
    })
    const { a, b } = new DOMMatrix(getComputedStyle(form.querySelector('.triangle__slope')!).transform)
    const angle = (Math.atan2(-b, a) * 180) / Math.PI
    const [kwh, kvarh, kvah] = ['kwh', 'kvarh', 'kvah'].map((side) => counter(`.triangle__${side}`, 'all'))
    const factor = counter('.workshop__cosine', 'one') * 1000 + counter('.workshop__cosine', 'part')
    return `${on}: ₹${Number(digits.join(''))} ${kwh} kWh ${kvarh} kVArh ${kvah} kVAh ${Math.abs(angle).toFixed(0)}° ${factor}`
  })
}
