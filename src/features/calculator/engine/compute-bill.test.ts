import { expect, test } from 'vitest'
import { readWorkedBills, tariffOf } from '../worked-bills.ts'
import type { Bill } from './bill.ts'
import { computeBill } from './compute-bill.ts'

for (const worked of readWorkedBills()) {
  test(`the worked bill ${worked.id} comes out as published`, () => {
    const bill = computeBill(tariffOf(worked), worked.input)

    for (const [name, paise] of Object.entries(worked.expected))
      expect(Math.abs(amount(bill, name) - paise), name).toBeLessThanOrEqual(worked.tolerancePaise)
  })
}

function amount(bill: Bill, name: string): number {
  const line = (id: string) => bill.lines.find((line) => line.id === id)?.amountPaise ?? 0

  if (name === 'totalPaise') return bill.totalPaise
  if (name === 'energyPlusFixed') return line('energy') + line('fixed')
  if (name === 'netEnergy') return line('energy') + line('subsidy')
  return line(name)
}
