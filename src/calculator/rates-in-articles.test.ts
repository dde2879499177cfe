import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { RATE_IN_TEXT, RECORDS_OF_ARTICLES } from '#desk/tariffs/articles-with-rates.ts'
import type { Bill, BillInput } from './engine/bill.ts'
import { computeBill } from './engine/compute-bill.ts'
import { aTariff as ofRelease } from './tariff-examples.ts'

const TS = 'IN-TS.domestic.lt1'
const TS_HT = 'IN-TS.ht-industry.ht1a'
const MH_HT = 'IN-MH.ht-industry.msedcl-ht1a.2026-27'
const TN = 'IN-TN.domestic.lt1a'
const N = '2026-11-15'

/** By article: what it prints of our records, worked out from them anew. */
const PRINTED: Record<string, () => string[]> = {
  'what-an-air-conditioner-costs-per-hour': () => [
    ...[
      lastUnit(TS, { units: 250, loadKw: 3 }),
      lastUnit('IN-MH.domestic.msedcl.2026-27', { units: 250, phase: 1 }),
      lastUnit('IN-KA.domestic.lt1.2026-27', { units: 250, loadKw: 3 }),
      lastUnit('IN-UP.domestic.st10b-urban', { units: 250, loadKw: 3 }),
      lastUnit('IN-AP.domestic.cat1a', { units: 250, loadKw: 3 }),
    ].flatMap((paise) => [rupees(paise), rupees(paise * 0.6)]),
    ...wholeBill(TS, { units: 180, loadKw: 3 }),
    ...wholeBill(TS, { units: 320, loadKw: 3 }),
  ],
  'slab-cliffs-what-one-more-unit-costs': () => [
    ...wholeBill(TS, { units: 200, loadKw: 1 }),
    ...wholeBill(TS, { units: 201, loadKw: 1 }),
    ...[51, 101, 201, 301, 401, 801].map((unit) => rupees(jump(TS, unit, 1))),
    rupees(jump(TS, 801, 3)),
    rupees(lastUnit('IN-AP.domestic.cat1a', { units: 227, loadKw: 1 })),
    ...[250, 251].map((units) => rupees(line('IN-KL.domestic.lt1a', { units, months: 1, phase: 1 }, 'energy'))),
    ...[500, 501].map((units) => rupees(paid(TN, { units, months: 2, subsidies: 'default' }))),
    ...[100, 101].map((units) => rupees(payable('IN-TN.commercial.lt5', { units, months: 2, loadKw: 1 }))),
    ...[50, 51].map((units) => rupees(line('IN-TS.commercial.lt2', { units, loadKw: 1 }, 'energy'))),
  ],
  'fixed-charge-and-sanctioned-load': () => [
    ...[TS, 'IN-CG.domestic.lv1.2026-27', 'IN-UP.domestic.st10b-urban', 'IN-KA.domestic.lt1.2026-27']
      .map((id) => line(id, { units: 200, loadKw: 3, area: 'urban' }, 'fixed'))
      .map(whole),
    whole(line('IN-PB.domestic.ds', { units: 200, loadKw: 3, area: 'urban' }, 'fixed')),
    whole(line('IN-MH.domestic.msedcl.2026-27', { units: 200, phase: 1 }, 'fixed')),
    ...[3, 5, 6].map((loadKw) => whole(line('IN-DL.domestic.individual', { units: 200, loadKw }, 'fixed'))),
    whole(line('IN-CG.domestic.lv1.2026-27', { units: 200, loadKw: 7 }, 'fixed')),
    whole(line('IN-UP.commercial.st20-4kw', { units: 200, loadKw: 4 }, 'fixed')),
    whole(line('IN-UP.commercial.st20-above4', { units: 200, loadKw: 5 }, 'fixed')),
    `${whole(line('IN-MP.domestic.lv12-urban', { units: 165 }, 'fixed') / 11)} for every 15 units`,
  ],
  'electricity-subsidies-by-state': () => [
    ...wholeBill(TS, { units: 201, loadKw: 2 }),
    ...[500, 501].map((units) => rupees(paid(TN, { units, months: 2, subsidies: 'default' }))),
  ],
  'time-of-day-tariffs-explained': () => [
    ...zones(MH_HT, [-25, -15, 25]).map((percent) => `${signed(percent)}%`),
    ...zones('IN-TN.ht-industry.ht1a', [-5, 25]).map((percent) => `${signed(percent)}%`),
    ...zones(TS_HT, [-150, -50, 100, 150]).map((paise) => rupees(Math.abs(paise))),
    `${rate(MH_HT, {})} × 1.25`,
  ],
  'kvah-billing-telangana-power-factor': () => [
    `₹${rate(TS_HT, { voltageKv: 11 })} per kVAh`,
    `${demandRate(TS_HT)} per kVA`,
  ],
  'load-factor-and-contract-demand': () => [
    `${demandRate(TS_HT)} per kVA`,
    `${demandRate(MH_HT)} per kVA`,
    `₹${rate(TS_HT, { voltageKv: 11 })} per kVAh`,
    ...[20, 30, 40, 60, 80].flatMap((percent) =>
      [TS_HT, MH_HT].map((id) => rupees((Number(demandRate(id).slice(1)) / (720 * (percent / 100))) * 100)),
    ),
    `total **${whole(line(MH_HT, { units: 1000, kwh: 900, contractDemandKva: 400, recordedDemandKva: 450, voltageKv: 33 }, 'fixed') + line(MH_HT, { units: 1000, kwh: 900, contractDemandKva: 400, recordedDemandKva: 450, voltageKv: 33 }, 'demandExcess'))}**`,
  ],
  'geyser-costs-and-timing': () => [
    rupees(lastUnit(TS, { units: 250, loadKw: 3 })),
    rupees(lastUnit(TS, { units: 150, loadKw: 3 })),
    `${-(aTariff('IN-GJ.domestic.rgp-urban').timeOfDay[0]?.value ?? 0)} paise a unit`,
  ],
  'standby-loads-at-home': () => [
    ...[75, 150, 250, 350].map((units) => rupees(lastUnit(TS, { units, loadKw: 2 }))),
    ...wholeBill(TS, { units: 214, loadKw: 2 }),
    ...wholeBill(TS, { units: 196, loadKw: 2 }),
  ],
  'read-your-electricity-bill-line-by-line': () => [
    // The energy charge stands there in two lines.
    ...[200 * 510, 50 * 770].map(rupees),
    ...wholeBill(TS, { units: 250, loadKw: 3 }).slice(1),
    ...wholeBill('IN-DL.domestic.individual', { units: 300, loadKw: 3, discom: 'BRPL', date: '2026-07-15' }),
  ],
  'net-metering-explained': () => [
    ...wholeBill(TS, { units: 350, loadKw: 3 }),
    ...wholeBill(TS, { units: 50, loadKw: 3 }),
    rupees(paid(TS, { units: 230, loadKw: 3 }) - 180 * 300),
  ],
  'rooftop-solar-basics': () => [
    ...wholeBill(TS, { units: 400, loadKw: 3 }),
    ...wholeBill(TS, { units: 40, loadKw: 3 }),
    rupees(paid(TS, { units: 250, loadKw: 3 })),
  ],
  'energy-audit-at-home': () => [
    ...wholeBill(TS, { units: 300, loadKw: 3 }),
    whole(paid(TS, { units: 300, loadKw: 3 }) - paid(TS, { units: 200, loadKw: 3 })),
  ],
  'energy-audit-for-small-industry': () => [
    `₹${rate(TS_HT, { voltageKv: 11 })} per kVAh, ${demandRate(TS_HT)} per kVA, customer charge ${whole(line(TS_HT, { units: 1, kwh: 1, voltageKv: 11, contractDemandKva: 1, recordedDemandKva: 1 }, 'customer'))}`,
  ],
  'sizing-an-apfc-panel': () => [`₹${rate(TS_HT, { voltageKv: 11 })} per kVAh`],
  'leading-reactive-energy-when-capacitors-raise-the-bill': () => [`₹${rate(TS_HT, { voltageKv: 11 })} per kVAh`],
  'choosing-a-smart-plug-safely': () => [rupees(lastUnit(TS, { units: 250, loadKw: 3 }))],
  'tariff-orders-explained': () =>
    ['2025-26', '2026-27'].map((year) =>
      whole(line(`IN-CG.domestic.lv1.${year}`, { units: 300, loadKw: 3 }, 'energy')),
    ),
  'billing-disputes-and-consumer-forums': () => [rupees(line(TS, { units: 250, loadKw: 3 }, 'electricity-duty'))],
}

const used = new Set<string>()

for (const [slug, printed] of Object.entries(PRINTED))
  test(`what ${slug} prints of our records is what they say, and the desk knows which ones they are`, () => {
    used.clear()
    const text = readFileSync(`content/posts/${slug}.md`, 'utf8').replace(/\s+/g, ' ')

    expect(printed().filter((figure) => !text.includes(figure))).toEqual([])
    expect(RECORDS_OF_ARTICLES[slug]).toEqual([...used])
  })

test('no other article prints rates of our records', () => {
  const others = globSync('content/posts/*.md')
    .filter((path) => !(basename(path, '.md') in PRINTED))
    .filter((path) => RATE_IN_TEXT.test(readFileSync(path, 'utf8')))

  expect(others).toEqual([])
  expect(Object.keys(RECORDS_OF_ARTICLES)).toEqual(Object.keys(PRINTED))
})

/** A record, noted for the article that is being worked out. */
function aTariff(id: string) {
  used.add(id)
  return ofRelease(id)
}

function bill(id: string, input: BillInput): Bill {
  return computeBill(aTariff(id), { date: N, ...input })
}

function line(id: string, input: BillInput, lineId: string): number {
  return bill(id, input).lines.find((found) => found.id === lineId)?.amountPaise ?? Number.NaN
}

function paid(id: string, input: BillInput): number {
  return bill(id, input).totalPaise
}

/** Energy after what the state pays. */
function payable(id: string, input: BillInput): number {
  const asked = { ...input, subsidies: 'default' as const }
  return line(id, asked, 'energy') + line(id, asked, 'subsidy')
}

function wholeBill(id: string, input: BillInput): string[] {
  const { lines, totalPaise } = bill(id, input)
  return [...lines.map(({ amountPaise }) => amountPaise), totalPaise].map(rupees)
}

function jump(id: string, unit: number, loadKw: number): number {
  return paid(id, { units: unit, loadKw }) - paid(id, { units: unit - 1, loadKw })
}

function lastUnit(id: string, input: BillInput): number {
  return bill(id, input).marginalPaisePerUnit ?? Number.NaN
}

/** "7.65" */
function rate(id: string, input: Partial<BillInput>): string {
  return (line(id, { units: 1, ...input }, 'energy') / 100).toFixed(2)
}

/** "₹500" */
function demandRate(id: string): string {
  return whole(aTariff(id).fixedCharge[0]?.amountPaise ?? Number.NaN)
}

/** Charges by the hour that an article names, each of which the record must have. */
function zones(id: string, values: number[]): number[] {
  expect(aTariff(id).timeOfDay.map(({ value }) => value)).toEqual(expect.arrayContaining(values))
  return values
}

/** "− 15", "+ 25" */
function signed(value: number): string {
  return `${value < 0 ? '−' : '+'} ${Math.abs(value)}`
}

/** 102770 → "₹1,027.70", as articles print amounts. */
function rupees(paise: number): string {
  return `₹${(Math.round(paise) / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 })}`
}

function whole(paise: number): string {
  return `₹${Math.round(paise / 100).toLocaleString('en-IN')}`
}
