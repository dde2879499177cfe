import { createServer, type ServerResponse } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { explanations } from '#calculator/advice/check-words.en.ts'
import { readAnswers } from '#calculator/answers/answers.ts'
import { answerTroubles } from '#calculator/answers/trouble-words.en.ts'
import { workOut } from '#calculator/answers/work-out.ts'
import { computeBill } from '#calculator/engine/compute-bill.ts'
import { list } from '#calculator/engine/words.en.ts'
import { kvahCopy } from '#calculator/kvah/words.en.ts'
import { paperCopy } from '#calculator/screen/paper-words.en.ts'
import { writePrice } from '#calculator/screen/write-number.ts'
import { aTariff } from '#calculator/tariff-examples.ts'
import { readTariffs } from '#calculator/tariff-files.ts'
import { calculatorCopy as copy } from '#calculator/words.en.ts'
import { contactPath } from '#ui/contact-path.ts'
import { findViolations } from '../support/find-violations.ts'
import { holdScripts } from '../support/hold-requests.ts'
import { hydrated } from '../support/hydrated.ts'
import { listenHere } from '../support/listen-here.ts'
import { looksRight } from '../support/looks-right.ts'
import { expect, test } from '../support/test.ts'

const PAGE = '/embed/energy-calculator'
const RECORDS_OF_KERALA = '**/api/calculator/records/?state=IN-KL&*'
const MODES = {
  units: 'units=95&loadKw=1',
  rupees: 'mode=rupees&rupees=400&loadKw=1',
  readings: 'mode=readings&before=99990&after=35&digits=5&beforeOn=2026-10-03&afterOn=2026-11-05&state=IN-MH',
  appliances: 'mode=appliances&ac.count=2',
  check: 'mode=check&units=95&loadKw=1&bill.energy=237&bill.fixed=30&bill.total=342.70',
  compare: 'mode=compare&units=95&loadKw=1&state=IN-UP',
  solar: 'mode=solar&solar.kw=2&units=342&loadKw=3',
  demand:
    'mode=demand&state=IN-GJ&tariff=IN-GJ.lt-industry.torrent-ltmd2&units=9000&loadKw=60&recordedDemandKw=40&powerFactor=0.95&demand.10=50&demand.11=42',
  'kvah, by kVArh': 'mode=kvah&known=kvarh&rate=7.65',
  'kvah, by power factor': 'mode=kvah&rate=7.65&kw=200&quoteFrom=300000&quoteTo=450000',
}
const STATES = {
  'no rates found': 'state=IN-LA',
  'another connection fits': 'state=IN-RJ&tariff=IN-RJ.commercial.nds-5kw&loadKw=8',
  'units badly typed': 'units=-5',
  'time of day, kVAh': 'state=IN-TS&tariff=IN-TS.ht-industry.ht1a&units=10000',
  'one rate for all units': 'state=IN-KL&units=260&months=1',
  'with a subsidy': 'state=IN-DL&units=150&loadKw=2',
  'a year month by month': 'year.5=500',
  'a surcharge typed': 'fuel=30&fuelKind=paisePerUnit',
}

test.describe('what it says', () => {
  test.skip(({ isMobile }) => !isMobile, 'the same at every width')

  for (const [name, query] of Object.entries({ ...MODES, ...STATES })) {
    if (query.includes('mode=kvah')) continue

    test(`the bill in the browser is the engine's: ${name}`, async ({ page }) => {
      await open(page, query)
      await expectTheEnginesBill(page, query)
    })
  }

  for (const state of ['IN-MH', 'IN-BR', 'IN-TN', 'IN-UP', 'IN-KA', 'IN-WB']) {
    test(`the rates of ${state} are fetched when it is chosen, and only they`, async ({ page }) => {
      const fetched: string[] = []
      page.on('request', (request) => request.url().includes('/records/') && fetched.push(request.url()))
      await open(page)
      expect(fetched).toEqual([])

      await page.getByLabel(copy.fields.state, { exact: true }).selectOption(state)

      await expectTheEnginesBill(page, `state=${state}`)
      expect(fetched).toEqual([expect.stringMatching(new RegExp(`/records/\\?state=${state}&revision=\\w+$`))])
    })
  }

  test('a result comes while one types, and is announced once the typing rests', async ({ page }) => {
    await open(page)
    const units = page.getByLabel(copy.fields.units.kWh, { exact: true })

    await units.fill('')
    await units.pressSequentially('95')
    await page.getByLabel(copy.fields.loadKw).fill('1')

    await expect(total(page)).toHaveText('₹322.70')
    const told = page.getByRole('status').filter({ hasText: copy.bill.announce('₹322.70') })
    await expect(told).toHaveCount(1)
    await units.fill('')
    await expect(told).toHaveCount(0)
  })

  test('the edge of the stairs moves the units, by keys too, and only where units are asked for', async ({ page }) => {
    await open(page, 'units=95&loadKw=1')
    const edge = page.getByRole('slider', { name: copy.bill.stairsEdge })
    const units = page.getByLabel(copy.fields.units.kWh, { exact: true })

    await edge.focus()
    await page.keyboard.press('ArrowRight')
    await expect(units).toHaveValue('96')
    await page.keyboard.press('End')
    await expect(edge).toHaveValue(await units.inputValue())
    expect(Number(await units.inputValue())).toBeGreaterThan(96)

    // Where its middle is dragged to, there are the units: half of what the drawing is wide.
    const drawn = (await page.locator('.stairs svg').boundingBox())!
    const widest = Number(await edge.getAttribute('max'))
    await edge.click({ position: { x: (await edge.boundingBox())!.width / 2, y: drawn.height / 2 } })
    expect(Math.abs(Number(await units.inputValue()) - widest / 2)).toBeLessThanOrEqual(widest / 50)

    await page.getByRole('radio', { name: copy.modes.rupees }).check({ force: true })
    await expect(edge).toHaveCount(0)
  })

  test('every line says its rule and its source, and which are from the press stands behind How we know', async ({
    page,
  }) => {
    await open(page, 'units=95&loadKw=1')

    const rules = page.locator('.lines .line', { has: page.locator('.ref') })
    await expect(rules).toHaveCount(4)
    for (const rule of await rules.all()) await expect(rule.locator('.rule')).toHaveText(/\S.*\[\d\]/)
    await expect(page.locator('.bill mark, .bill .stamp')).toHaveCount(0)
    await expect(page.locator('.know', { hasText: copy.bill.stamps.press })).toHaveCount(1)
    await expect(page.locator('.lines', { hasText: copy.bill.stamps.press })).toHaveCount(0)
    await expect(page.locator('.sources li').first()).toContainText('2026')
    await expect(page.locator('.missing')).toContainText('FCA')
    await expect(page.locator('.cliff')).toContainText(copy.bill.cliff('101', writePrice(11_236)))
  })

  test('units badly typed are named, kept, and come right again', async ({ page }) => {
    await open(page)
    const units = page.getByLabel(copy.fields.units.kWh, { exact: true })

    for (const [typed, message] of [
      ['-5', answerTroubles.negative],
      ['many', answerTroubles.text],
      ['99999999999', answerTroubles.huge],
    ] as const) {
      await units.fill(typed)
      await expect(page.getByText(message)).toBeVisible()
      await expect(units).toHaveAttribute('aria-invalid', 'true')
      await expect(units).toHaveValue(typed)
    }
    await units.fill('95')
    await expect(units).not.toHaveAttribute('aria-invalid')
    await expect(total(page)).toBeVisible()
  })

  test('a use that no home has is asked about before it is priced', async ({ page }) => {
    await open(page, 'units=50000&loadKw=3')

    await expect(page.getByLabel(copy.fields.units.kWh, { exact: true })).toHaveAccessibleDescription(
      /cannot come from 3 kW/,
    )
    await expect(total(page)).toHaveCount(0)
    await page.getByLabel(copy.fields.loadKw).fill('300')
    await expect(total(page)).toBeVisible()
  })

  test('before the voltage is known a bill names the sources of its tariff, and never that there are none', async ({
    page,
  }) => {
    await open(page, 'state=IN-TS&tariff=IN-TS.ht-industry.ht1a&units=10000')

    await expect(page.locator('.sources li')).not.toHaveCount(0)
    await expect(page.getByText(copy.bill.noSources)).toHaveCount(0)
    await expect(page.locator('.know')).toContainText(copy.bill.confirmed('2026-27'))
  })

  test('another connection that fits is one press away', async ({ page }) => {
    await open(page, STATES['another connection fits'])

    await page.getByRole('button', { name: /5 to 18.65 kW/ }).click()

    await expect(page.getByLabel(copy.fields.tariff)).toHaveValue('IN-RJ.commercial.nds-above5')
    await expect(page.getByText(copy.bill.fits)).toBeHidden()
  })

  test('over-correction is warned of, and goes into a message that can be changed', async ({ page }) => {
    await open(page, MODES['kvah, by kVArh'])

    await expect(page.locator('.lines')).toContainText('12,207 kVAh')
    await expect(page.locator('.lines')).toContainText('10,050 kVAh')
    await expect(page.locator('.warning')).toContainText('21.5%')
    await expect(total(page)).toHaveText('₹16,498')
    const link = page.getByRole('link', { name: kvahCopy.ask })
    await expect(link).toHaveAttribute('target', '_top')
    const message = new URL((await link.getAttribute('href')) ?? '', 'http://x').searchParams.get('message') ?? ''
    expect(message).toContain('12,207')
    expect(message.length).toBeLessThanOrEqual(1_000)

    await link.click()
    await expect(page.locator('textarea')).toHaveValue(message)
  })

  test('a quotation is paid back in a range, and its field keeps its details open', async ({ page }) => {
    await open(page, MODES['kvah, by power factor'])
    const from = page.getByLabel(kvahCopy.quoteFrom)

    // On the kVAh alone, and on the whole bill; here no demand is told, so that both are the same.
    const payback = page.locator('.line', { hasText: kvahCopy.payback })
    await expect(payback).toHaveText([/18\.7 to 35\.2 months/, /18\.7 to 35\.2 months/])
    await expect(page.locator('.line', { hasText: kvahCopy.kvar })).toContainText('111.1 kVAr')
    for (const name of [kvahCopy.quoteFrom, kvahCopy.quoteTo, kvahCopy.kw])
      await page.getByLabel(name, { exact: true }).fill('')
    await expect(from).toBeVisible()
    await expect(payback).toHaveCount(0)
  })

  test('a tariff in kVAh gives its own rate once the voltage is known', async ({ page }) => {
    await open(page, 'mode=kvah&tariff=IN-TS.ht-industry.ht1a')
    await page.getByLabel(copy.fields.voltageKv).fill('11')

    await page.getByText(kvahCopy.correction).click()
    await expect(page.getByText(kvahCopy.rateFrom('₹7.65', 'HT-I(A) Industry general'))).toBeVisible()
    await expect(total(page)).toHaveText('₹16,020')
  })

  test('whoever picked a home sees the state’s factory in the kVAh mode, in rupees, and the home again after it', async ({
    page,
  }) => {
    await open(page, 'state=IN-TS&tariff=IN-TS.domestic.lt1&units=342&loadKw=3')
    await page.getByRole('radio', { name: copy.modes.kvah }).check()

    await page.getByText(kvahCopy.correction).click()
    await expect(page.getByText(kvahCopy.rateFrom('₹7.65', 'HT-I(A) Industry general'))).toBeVisible()
    await expect(page.locator('.line', { hasText: kvahCopy.energy }).first()).toContainText('₹93,293')
    await page.getByRole('radio', { name: copy.modes.units }).check()
    await expect(page.getByLabel(copy.fields.tariff)).toHaveValue('IN-TS.domestic.lt1')
  })

  test('a bill in which the rates changed is explained with its parts, their slab limits and the numbers', async ({
    page,
  }) => {
    const { tariff, units } = { tariff: 'IN-CG.domestic.lv1.2026-27', units: 300 }
    await open(page, `mode=check&state=IN-CG&tariff=${tariff}&month=2026-07&units=${units}&loadKw=3`)
    await page.getByLabel(paperCopy.changed.days).fill('30')
    await page.getByLabel(paperCopy.changed.earlier('30 June 2026')).fill('12')
    await expect(page.getByText('12 days at the rates until 30 June 2026, with 120 units')).toBeVisible()

    const whole = computeBill(aTariff(tariff), { units, loadKw: 3, months: 1, days: 30, date: '2026-07-15' })
    const energy = whole.lines.find(({ id }) => id === 'energy')!.amountPaise
    await page.locator('[name="bill.energy"]').fill(String(energy / 100))
    await expect(page.locator('.checked__cause')).toContainText(explanations.allNew(30, '2026-07-01', energy))
  })

  test('when the kVAh mode does not come, it says so, and the address keeps the answers', async ({ page }) => {
    await page.route('**/assets/kvah-mode-*.js', (route) => route.abort())
    await open(page)
    await page.getByRole('radio', { name: copy.modes.kvah }).check()

    await expect(page.getByRole('alert')).toHaveText(copy.modeFailed)
    await expect(page).toHaveURL(/mode=kvah/)
    await page.unroute('**/assets/kvah-mode-*.js')
    await page.getByRole('button', { name: copy.retry }).click()
    await expect(page.getByLabel(kvahCopy.kwh)).toBeVisible()
  })

  test('"Where do these units go?" leads to the audit with the state chosen', async ({ page }) => {
    await open(page, 'state=IN-KA')
    const link = page.getByRole('link', { name: copy.bill.audit })
    await expect(link).toHaveAttribute('target', '_top')
    await expect(total(page)).toBeVisible()

    await link.click()
    await expect(page).toHaveURL(/\/book-audit\?state=IN-KA$/)
    await expect(page.locator('select[name="state"]')).toHaveValue('IN-KA')
  })
})

test.describe('what stays', () => {
  test.skip(({ isMobile }) => !isMobile, 'the same at every width')

  test('answers go into the fragment, never into a query, and a link brings them back', async ({ page, context }) => {
    await open(page, 'state=IN-MH&mode=rupees')
    await page.getByLabel(copy.fields.rupees).fill('1500')
    await expect(page).toHaveURL(/#.*rupees=1500/)
    expect(new URL(page.url()).search).toBe('')

    const other = await context.newPage()
    await other.goto(page.url())
    await expect(other.getByLabel(copy.fields.rupees)).toHaveValue('1500')
    await expect(other.getByLabel(copy.fields.state, { exact: true })).toHaveValue('IN-MH')
  })

  test('the copied link leads to the whole page, with the same bill', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, 'units=95&loadKw=1')
    await expect(total(page)).toHaveText('₹322.70')

    await page.getByRole('button', { name: copy.bill.share }).click()
    await expect(page.getByText(copy.bill.shared)).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())

    expect(new URL(link).pathname).toBe('/energy-calculator')
    await page.goto(link)
    await expect(page.frameLocator('iframe').locator('.bill__total')).toContainText('₹322.70')
  })

  test('the tab remembers what was typed', async ({ page }) => {
    await open(page)
    await page.getByLabel(copy.fields.units.kWh, { exact: true }).fill('777')
    await expect(page).toHaveURL(/units=777/)

    await page.goto('/about-us')
    await page.goto(PAGE)
    await expect(page.getByLabel(copy.fields.units.kWh, { exact: true })).toHaveValue('777')
  })

  test('what few need is drawn once it is asked for, and kept when it is put away', async ({ page }) => {
    await open(page)
    const fuel = page.getByLabel(paperCopy.fuel, { exact: true })
    await expect(fuel).toHaveCount(0)
    await page.getByText(copy.fields.more).click()
    await fuel.fill('30')
    await page.getByText(copy.fields.more).click()
    await expect(fuel).toBeHidden()
    await expect(fuel).toHaveValue('30')
  })

  test('what was opened before the scripts came is drawn with them', async ({ page }) => {
    const line = await holdScripts(page)
    await page.goto(PAGE, { waitUntil: 'domcontentloaded' })
    await page.getByText(copy.fields.more).click()
    line.resolve()
    await expect(page.getByLabel(paperCopy.fuel, { exact: true })).toBeVisible()
  })

  test('what was typed before the scripts came is not lost', async ({ page }) => {
    const line = await holdScripts(page)
    await page.goto(PAGE, { waitUntil: 'domcontentloaded' })
    await page.getByLabel(copy.fields.units.kWh, { exact: true }).fill('95')
    await page.getByLabel(copy.fields.loadKw).fill('1')
    line.resolve()

    await hydrated(page, '[data-island=calculator] > *')
    await expect(total(page)).toHaveText('₹322.70')
    await expect(page.getByLabel(copy.fields.units.kWh, { exact: true })).toHaveValue('95')
  })

  test('when a state’s rates do not come, it says so, keeps the answers, and can be asked again', async ({ page }) => {
    await open(page, 'units=95')
    await page.route(RECORDS_OF_KERALA, (route) => route.abort())
    await page.getByLabel(copy.fields.state, { exact: true }).selectOption('IN-KL')
    await expect(page.getByText(copy.failed('Kerala'))).toBeVisible()
    expect(await findViolations(page)).toEqual([])

    await page.unroute(RECORDS_OF_KERALA)
    await page.getByRole('button', { name: copy.retry }).click()
    await expectTheEnginesBill(page, 'state=IN-KL&units=95')
  })
})

test('a bill is taken along as a spreadsheet, or with the call by which a program gets it', async ({
  page,
  request,
}) => {
  await open(page, 'units=95&loadKw=1')
  await expect(total(page)).toHaveText('₹322.70')

  const sheet = await page.getByRole('link', { name: copy.bill.asSheet }).getAttribute('href')
  const csv = await request.get(sheet!)
  expect(csv.headers()['content-disposition']).toContain('attachment')
  expect(await csv.text()).toContain(',322.7,')
  const json = await page.getByRole('link', { name: copy.bill.asJson }).getAttribute('href')
  const { call, bill } = await (await request.get(json!)).json()
  expect(call.body.input).toMatchObject({ units: 95, loadKw: 1 })
  expect(bill.totalPaise).toBe(32_270)
})

test.describe('a link with a state', () => {
  test('by a code that was changed since shows that state', async ({ page }) => {
    await open(page, 'state=IN-OR&units=95')
    await expectTheEnginesBill(page, 'state=IN-OD&units=95')
    await expect(page.getByRole('heading', { name: copy.bill.heading('Odisha') })).toBeVisible()
  })

  test('shows no other state’s bill while the scripts are on their way', async ({ page }) => {
    const line = await holdScripts(page)
    await page.goto(`${PAGE}#state=IN-KL&units=250`, { waitUntil: 'domcontentloaded' })

    await expect(page.getByText(copy.awaited)).toBeVisible()
    await expect(page.locator('.calc__bill > :visible')).toHaveCount(1)
    await expect(page.locator('.calc__sum')).toBeHidden()

    line.resolve()
    await expectTheEnginesBill(page, 'state=IN-KL&units=250')
    await expect(page.getByText(copy.awaited)).toBeHidden()
  })

  test('where a factory’s tariff is missing, the list says so and begins a message', async ({ page }) => {
    await open(page, 'state=IN-LD')

    const { tensions } = copy.fields
    const [state, supplies] = ['Lakshadweep', list(Object.values(tensions))] as const
    await expect(page.getByText(copy.fields.noFactory(state, supplies))).toBeVisible()
    await expect(page.getByRole('link', { name: copy.fields.sendOrder })).toHaveAttribute(
      'href',
      contactPath(copy.fields.orderMessage(state, supplies)),
    )
  })

  test('that is none is told so, and keeps the rest until one is chosen', async ({ page }) => {
    await open(page, 'state=IN-ZZ&units=95')
    await expect(page.getByText(copy.unknownState.explanation)).toBeVisible()
    await expect(page.getByRole('button', { name: copy.retry })).toHaveCount(0)

    await page.getByLabel(copy.fields.state, { exact: true }).selectOption('IN-KL')
    await expectTheEnginesBill(page, 'state=IN-KL&units=95')
  })
})

test.describe('for everybody', () => {
  for (const [name, query] of Object.entries({
    ...MODES,
    ...STATES,
    'no such state': 'state=IN-ZZ&units=95',
  })) {
    test(`no barrier, no sideways scroll: ${name}`, async ({ page }) => {
      await open(page, query)
      await expect(page.locator('.calc__bill')).not.toHaveAttribute('aria-busy', 'true')
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true
      })
      await expect(page.locator('details noscript')).toHaveCount(0)

      await looksRight(page)
    })
  }

  test(
    'the keyboard walks it in the order one reads, and arrows change the mode',
    { tag: '@desktop' },
    async ({ page }, { project }) => {
      test.skip(project.name === 'phone', 'a keyboard is no phone’s')
      await open(page)

      await page.keyboard.press('Tab')
      await expect(page.locator('.skip')).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: copy.home('Coral Urja') })).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('radio', { name: copy.modes.units })).toBeFocused()
      await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('radio', { name: copy.modes.rupees })).toBeChecked()
      await expect(page.getByLabel(copy.fields.rupees)).toBeVisible()

      const order: string[] = []
      for (let step = 0; step < 7; step++) {
        await page.keyboard.press('Tab')
        order.push(await page.evaluate(() => document.activeElement?.id || document.activeElement?.tagName || ''))
      }
      expect(order).toEqual(['state', 'discom', 'tariff', 'rupees', 'loadKw', 'month', 'months'])
    },
  )

  test('on paper it is the bill alone, with where and when it was worked out', async ({ page }) => {
    await open(page)
    await page.emulateMedia({ media: 'print' })

    await expect(page.locator('.calc__in')).toBeHidden()
    await expect(page.getByRole('button', { name: copy.bill.share })).toBeHidden()
    await expect(total(page)).toBeVisible()
    await expect(page.locator('.print-only')).toBeVisible()
  })
})

test.describe('on paper', () => {
  const PLANS = {
    check: ['checked', 'mode=check&units=95&loadKw=1&bill.energy=237&bill.fixed=30&bill.total=342.70'],
    compare: ['advice', MODES.compare],
    solar: ['advice', MODES.solar],
    demand: ['advice', MODES.demand],
  } as const

  for (const [name, [part, query]] of Object.entries(PLANS))
    test(`the result, the bill that it rests on, its sources and no button: ${name}`, async ({ page }) => {
      await open(page, query)
      await expect(page.locator(`.${part}`).first()).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')))

      await expect(page.locator('.bill .bill__total').last()).toBeVisible()
      await expect(page.locator('.know .sources')).toBeVisible()
      await expect(page.locator('.print-only').last()).toBeVisible()
      for (const hidden of await page.locator('#bill').getByRole('button').all()) await expect(hidden).toBeHidden()
      await expect(page.locator('.calc__in')).toBeHidden()
      if (name === 'check') await expect(page.locator('.checked__letter')).toContainText('₹30.00')
      // A4 without its margins.
      await page.setViewportSize({ width: 680, height: 960 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(680)

      await page.emulateMedia({ media: 'screen' })
      await page.evaluate(() => dispatchEvent(new Event('afterprint')))
      await expect(page.locator('.know .sources')).toBeHidden()
    })

  test('solar and comparison are drawn: a bar for each month, and one for each tariff', async ({ page }) => {
    await open(page, MODES.solar)
    await expect(page.locator('.advice figure svg rect')).toHaveCount(36)
    await expect(page.getByRole('img', { name: /, then ₹/ })).toBeVisible()

    await open(page, MODES.compare)
    const rows = page.locator('.advice tbody tr')
    await expect(rows).not.toHaveCount(0)
    await expect(rows.filter({ hasNot: page.locator('.advice__bar') })).toHaveCount(0)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form is answered by the server, in every mode', async ({ page }) => {
    await page.goto(PAGE)
    await expect(total(page)).toHaveText(await theEnginesTotal(page, ''))

    await page.getByLabel(copy.fields.units.kWh, { exact: true }).fill('95')
    await page.getByLabel(copy.fields.loadKw).fill('1')
    await page.getByRole('button', { name: copy.fields.submit }).click()
    await expect(total(page)).toHaveText('₹322.70')

    for (const mode of ['rupees', 'readings', 'appliances', 'check', 'compare', 'solar', 'demand', 'kvah'] as const) {
      await page.getByRole('radio', { name: copy.modes[mode] }).check()
      await page.getByRole('button', { name: copy.fields.submit }).click()
      await expect(page.getByRole('radio', { name: copy.modes[mode] })).toBeChecked()
      await expect(page.locator('.calc__bill h2')).toBeVisible()
    }
  })

  test('a state that is none is told so, and keeps the rest until one is chosen', async ({ page }) => {
    await page.goto(`${PAGE}?state=IN-ZZ&mode=appliances&units=95&fan.count=7`)
    await expect(page.getByText(copy.unknownState.explanation)).toBeVisible()
    await expect(total(page)).toHaveCount(0)

    await page.getByLabel(copy.fields.state, { exact: true }).selectOption('IN-KL')
    await page.getByRole('button', { name: copy.fields.submit }).click()
    await expect(page.getByRole('heading', { name: copy.bill.heading('Kerala') })).toBeVisible()
    await expect(page.locator('[name="fan.count"]')).toHaveValue('7')
  })

  test('another state is chosen, and a mistake is named and kept', async ({ page }) => {
    await page.goto(PAGE)
    await page.getByLabel(copy.fields.state, { exact: true }).selectOption('IN-KL')
    await page.getByLabel(copy.fields.units.kWh, { exact: true }).fill('-5')
    await page.getByRole('button', { name: copy.fields.submit }).click()

    await expect(page.getByText(answerTroubles.negative)).toBeVisible()
    await expect(page.getByLabel(copy.fields.units.kWh, { exact: true })).toHaveValue('-5')
    await expect(page.getByRole('heading', { name: copy.bill.heading('Kerala') })).toBeVisible()
  })
})

test.describe('in other people’s pages', () => {
  test.skip(({ isMobile }) => !isMobile, 'the same at every width')

  test('a stranger’s page may frame it, and it works there', async ({ page, baseURL }) => {
    const html = `<!doctype html><title>A blog</title><iframe title="Bill" width="380" height="700" src="${baseURL}${PAGE}#units=95&loadKw=1"></iframe>`
    const answer = (_: unknown, response: ServerResponse) =>
      void response.setHeader('Content-Type', 'text/html').end(html)
    await using blog = await listenHere(createServer(answer))

    await page.goto(blog.url)
    const calculator = page.frameLocator('iframe')
    await expect(calculator.locator('.bill__total')).toContainText('₹322.70')
    await calculator.getByLabel(copy.fields.units.kWh, { exact: true }).fill('150')
    await expect(calculator.locator('.bill__total')).toContainText('₹689.00')
  })

  test('it carries nothing of the site around it, and no header that forbids a frame', async ({ page, request }) => {
    const { headers } = { headers: (await request.get(PAGE)).headers() }
    expect(headers['content-security-policy']).toContain('frame-ancestors *')
    expect(headers['x-frame-options']).toBeUndefined()
    const asked = (await request.get(`${PAGE}?units=95`)).headers()
    expect(asked['content-security-policy']).toContain('frame-ancestors *')
    expect(asked['x-frame-options']).toBeUndefined()

    await open(page)
    await expect(page.locator('header, footer, .floats, .asst')).toHaveCount(0)
  })

  test('a factory’s bill brings its rules with it, by a link and by a choice, and a query is taken over as it was drawn', async ({
    page,
  }) => {
    const rules: string[] = []
    page.on('request', (request) => /factory-.*\.js/.test(request.url()) && rules.push(request.url()))
    await open(page)
    expect(rules).toEqual([])

    await page.getByLabel(copy.fields.tariff, { exact: true }).selectOption('IN-TS.ht-industry.ht1a')
    await expect(page.getByLabel(copy.fields.contractDemandKva, { exact: true })).toBeVisible()
    expect(rules.length).toBeGreaterThan(0)

    await page.goto(`${PAGE}?tariff=IN-TS.ht-industry.ht1a&units=90000`)
    await hydrated(page, '[data-island=calculator] > *')
    await expect(page.getByLabel(copy.fields.contractDemandKva, { exact: true })).toBeVisible()
  })

  test('before use it ships at most 96,300 bytes of script, those within the page too', async ({ page, request }) => {
    const within = [...(await (await request.get(PAGE)).text()).matchAll(/<script>(.*?)<\/script>/gs)].map(
      ([, text]) => text,
    )
    let bytes = brotliCompressSync(within.join('')).length
    expect(bytes).toBeGreaterThan(500)
    page.on('response', async (response) => {
      if (response.request().resourceType() === 'script' || response.url().endsWith('.js'))
        bytes += Number(response.headers()['content-length'] ?? (await response.body()).length)
    })
    await open(page)

    expect(bytes).toBeGreaterThan(50_000)
    expect(bytes).toBeLessThanOrEqual(96_300)
  })
})

async function open(page: Page, query = '') {
  await page.goto(query ? `${PAGE}#${query}` : PAGE)
  await hydrated(page, '[data-island=calculator] > *')
}

function total(page: Page) {
  return page.locator('.calc__bill > .bill__total .price')
}

async function expectTheEnginesBill(page: Page, query: string) {
  const bill = await theEnginesBill(page, query)
  const lines = page.locator('.line', { has: page.locator('.ref') })

  await expect(lines.locator('.ln > :last-child')).toHaveText(
    bill?.lines.map(({ amountPaise }) => writePrice(amountPaise)) ?? [],
  )
  if (bill) await expect(total(page)).toHaveText(totalOf(bill))
  else await expect(total(page)).toHaveCount(0)
}

async function theEnginesTotal(page: Page, query: string): Promise<string> {
  return totalOf((await theEnginesBill(page, query))!)
}

function totalOf({ lines, totalPaise }: NonNullable<Awaited<ReturnType<typeof theEnginesBill>>>): string {
  return lines.some(({ id }) => id === 'energy') ? writePrice(totalPaise) : copy.bill.notKnown
}

async function theEnginesBill(page: Page, query: string) {
  const answers = readAnswers(query)
  // The month of the bill is the visitor's: the browser's clock says which.
  const today = await page.evaluate(() => Date.now()).catch(() => Date.now())
  const date = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(today)
  const tariffs = readTariffs().filter(({ stateCode }) => stateCode === answers.state)
  return workOut(tariffs, answers, date)?.worked?.bill
}
