import { expect, test } from 'vitest'
import { billOf, readWorkedBills } from '#calculator/worked-bills.ts'
import type { BillInput } from './bill.ts'

/*
 * Thirty bills that were worked out by hand in November 2026, one by one: the worked bill that has its use, the right
 * total in rupees, and what such a bill has to name because nobody knows it.
 */
const THIRTY: [number, string, rupees: number, unknown: string[], otherwise?: Partial<BillInput>][] = [
  [1, 'hand-mh-342', 4_482.77, ['fuelSurcharge']],
  [2, 'hand-mh-342-fac', 4_715.59, []],
  [3, 'hand-mh-ht-430', 15_27_051.38, ['fuelSurcharge', 'timeOfDay', 'demandOfPastMonths']],
  [4, 'hand-mh-ht-560', 17_32_376.38, ['timeOfDay']],
  [
    5,
    'hand-mh-ht-11kv',
    13_25_638.88,
    ['wheeling', 'electricity-duty', 'fuelSurcharge', 'timeOfDay', 'demandOfPastMonths'],
  ],
  [6, 'hand-ts-201', 1_169.76, ['fuelSurcharge']],
  [7, 'hand-ts-ht-270', 6_09_420, ['fuelSurcharge', 'timeOfDay']],
  [8, 'hand-ts-ht-small-use', 1_97_853, ['fuelSurcharge', 'timeOfDay']],
  [9, 'hand-tn-380', 846, []],
  [10, 'hand-tn-510', 2_124, []],
  [11, 'hand-tn-ht', 8_45_680.5, ['power-factor']],
  [12, 'hand-ka-250', 2_125.88, ['fuelSurcharge']],
  [13, 'hand-ka-shop-review', 14_530.75, ['fuelSurcharge']],
  [14, 'hand-ka-ht-review', 6_95_060, ['fuelSurcharge', 'timeOfDay', 'demandFloor', 'power-factor']],
  [15, 'printed-mp-lv12-2026-04-a', 3_893.65, []],
  [16, 'mp-122-atal', 260.03, ['fuelSurcharge']],
  [17, 'printed-mp-lv22-2026-04', 13_526.63, []],
  // The two lines that were quoted of it; the others are named.
  [
    18,
    'printed-mp-hv31-2026-05',
    2_88_450 + 4_58_118,
    ['fuelSurcharge', 'timeOfDay', 'power-factor', 'electricity-duty'],
  ],
  [19, 'printed-gj-torrent-nonrgp-2026-07', 1_835.78, [], { asPrinted: {} }],
  [20, 'hand-gj-320', 2_285.05, [], { fuelSurcharge: { value: 245 } }],
  [21, 'hand-dl-450', 2_806.96, []],
  [22, 'hand-dl-industry', 3_49_808.81, ['timeOfDay']],
  [23, 'hand-up-250', 1_676.82, []],
  [24, 'hand-up-lmv6', 86_723.99, ['demandFloor', 'timeOfDay']],
  [25, 'hand-rj-250', 2_225, ['water-cess']],
  [26, 'hand-kl-560', 4_612.16, ['fuelSurcharge']],
  [27, 'hand-wb-450', 3_170.22, ['fuelSurcharge']],
  [28, 'hand-od-220', 1_042.56, ['fuelSurcharge', 'meter-rent']],
  // With the customer charge of ₹55, which was found after the sum by hand.
  [29, 'hand-ap-300', 1_721.25 + 55, ['fuelSurcharge']],
  [30, 'hand-hr-320', 1_607, ['fuelSurcharge']],
]

const worked = new Map(readWorkedBills().map((each) => [each.id, each]))

test.each(THIRTY)('bill %i of thirty, %s, has the right total and names what is missing', (...row) => {
  const [, id, rupees, unknown, otherwise] = row
  const own = worked.get(id)!
  const bill = billOf({ ...own, input: { ...own.input, ...otherwise } })

  expect(Math.abs(bill.totalPaise - rupees * 100)).toBeLessThanOrEqual(own.tolerancePaise)
  expect(
    bill.unknown
      .map((each) => each.id)
      .filter((each) => !each.startsWith('tariff'))
      .toSorted(),
  ).toEqual(unknown.toSorted())
})
