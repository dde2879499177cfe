import { expect, test } from 'vitest'
import { computeBill } from '#calculator/engine/compute-bill.ts'
import { onlyLastKnown } from '#calculator/engine/words.en.ts'
import { aFactory } from '#calculator/tariff-examples.ts'
import { doubtsToActOn } from './missing-charges.tsx'

test('that both parts of a surcharge are the last known is said once', () => {
  const [first, second] = [10, 3.4].map((value) => ({
    ...{ name: null, base: [], defaultValue: null, confidence: 'order' as const, note: null },
    ...{ kind: 'paisePerUnit' as const, changes: 'quarterly' as const },
    history: [{ validFrom: '2025-07-01', validTo: null, discom: null, value, source: 'A notice' }],
  }))
  const bill = computeBill(aFactory({ fuelSurcharge: { ...first!, secondPart: second! } }), {
    units: 161,
    date: '2026-11-15',
  })

  expect(bill.unknown.filter(({ id }) => id === 'tariffSurcharge')).toHaveLength(2)
  expect(doubtsToActOn(bill).filter((reason) => reason === onlyLastKnown())).toHaveLength(1)
})
