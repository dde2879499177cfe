import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { GOLDEN_FILE, goldenLines, linesOf } from './golden-bills.ts'
import { readTariffs } from './tariff-files.ts'
import type { RateTable, Tariff } from './tariff-schema.ts'

const committed = readFileSync(GOLDEN_FILE, 'utf8').trimEnd().split('\n')

test('every record still gives the totals that were reviewed', () => {
  expect(goldenLines(readTariffs())).toEqual(committed)
})

test('a paisa more on any slab of any record changes a reviewed total', () => {
  const unnoticed = readTariffs().flatMap((tariff) => {
    const golden = committed.filter((line) => line.startsWith(`${tariff.id}\t`))

    return tablesOf(tariff)
      .flatMap(({ slabs }) => slabs)
      .filter((slab) => {
        if (slab.ratePaise === null) return false
        slab.ratePaise += 1
        const isUnnoticed = linesOf(tariff).join() === golden.join()
        slab.ratePaise -= 1
        return isUnnoticed
      })
      .map(({ fromUnit }) => `${tariff.id}, the slab from ${fromUnit}`)
  })

  expect(unnoticed).toEqual([])
})

test('a rupee more on any fixed or customer charge changes a reviewed total', () => {
  const unnoticed = readTariffs().flatMap((tariff) => {
    const golden = committed.filter((line) => line.startsWith(`${tariff.id}\t`))

    return [...tariff.fixedCharge, ...tariff.customerCharge].flatMap((charge, index) => {
      if (charge.amountPaise === null || golden.length === 0) return []
      charge.amountPaise += 100
      const isUnnoticed = linesOf(tariff).join() === golden.join()
      charge.amountPaise -= 100
      return isUnnoticed ? [`${tariff.id}, charge ${index + 1}`] : []
    })
  })

  expect(unnoticed).toEqual([])
})

function tablesOf({ energyCharge }: Tariff): RateTable[] {
  return energyCharge?.tables ?? []
}
