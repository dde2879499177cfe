import { expect, test } from 'vitest'
import { computeBill } from '#calculator/engine/compute-bill.ts'
import { aTariff } from '#calculator/tariff-examples.ts'
import { checkBill } from './check-bill.ts'

test('a printed bill is compared line by line', () => {
  const bill = computeBill(aTariff('IN-TS.domestic.lt1'), { units: 95, loadKw: 1 })
  const checked = checkBill(bill, {
    energy: 23700,
    fixed: 5000,
    'electricity-duty': 600,
    fuelSurcharge: 1200,
    arrears: 9900,
  })

  expect(checked.map(({ id, differencePaise, verdict }) => [id, differencePaise, verdict])).toEqual([
    ['energy', 0, 'agrees'],
    ['fixed', 4000, 'differs'],
    ['customer', null, 'only by the tariff'],
    ['electricity-duty', 30, 'agrees'],
    ['fuelSurcharge', null, 'not known to us'],
    ['arrears', null, 'only on your bill'],
  ])
})
