import { expect, test } from 'vitest'
import { aTariff } from '#calculator/tariff-examples.ts'
import { readTariffs } from '#calculator/tariff-files.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'
import { checkOrder } from './check-order.ts'
import { compareOrder, SAMPLES } from './compare-order.ts'
import { orderFaults } from './order-words.en.ts'
import { readOrder } from './read-order.ts'

const HOME = aTariff('IN-TS.domestic.lt1')

test('the records that are built in stand in order among each other: none overlaps, goes backwards or leaves a gap', () => {
  const records = readTariffs()
  const faults = records.flatMap((record) =>
    checkOrder(record, records, { endsEarly: false }).faults.map(({ message }) => `${record.id}: ${message}`),
  )

  expect(faults).toEqual([])
})

test('a built-in file’s record is read by itself and as a list of one, and nothing else is', () => {
  expect(readOrder(JSON.stringify(HOME))).toEqual({ record: HOME, faults: [] })
  expect(readOrder(JSON.stringify([HOME]))).toEqual({ record: HOME, faults: [] })
  expect(said(JSON.stringify([HOME, HOME]))).toEqual([orderFaults.one(2)])
  expect(said('')).toEqual([orderFaults.empty])
  expect(said('x'.repeat(300_001))).toEqual([orderFaults.tooLong])
})

test('what is wrong with a file is told with its line, all of it at once', () => {
  const text = JSON.stringify(HOME, null, 2)
  const lineWith = (part: string, of = text) => of.slice(0, of.indexOf(part)).split('\n').length

  const rate = text
    .replace('"ratePaise": 195', '"ratePaise": "195"')
    .replace('"status": "complete"', '"status": "done"')
  const { faults } = readOrder(rate)
  expect(faults.map(({ path, line }) => [path, line])).toEqual([
    ['status', lineWith('"status"', rate)],
    ['energyCharge.tables[0].slabs[0].ratePaise', lineWith('"ratePaise": "195"', rate)],
  ])

  const gap = text.replace('"fromUnit": 50,', '"fromUnit": 60,')
  expect(readOrder(gap).faults).toMatchObject([{ line: lineWith('"fromUnit": 60', gap) }])

  const unknown = text.replace('"validFrom"', '"validForm"')
  expect(readOrder(unknown).faults.map(({ line }) => line)).toContain(lineWith('"validForm"', unknown))
  expect(readOrder(`[\n${rate}\n]`).faults[0]?.line).toBe(lineWith('"status"', rate) + 1)

  for (const broken of [text.replace('"status":', 'status:'), text.replace('"status": "', '"status": \'')])
    expect(readOrder(broken).faults).toMatchObject([{ line: lineWith('status', broken) }])
})

test('a field that stands twice is refused: only one of the two would count', () => {
  const text = JSON.stringify(HOME, null, 2).replace('"validTo":', '"validFrom": "2026-01-01",\n  "validTo":')

  expect(said(text)).toEqual([orderFaults.twiceNamed])
})

test('a record follows the one before it to the day, or says that it ends it early', () => {
  const before = aRecord({ validFrom: '2026-04-01', validTo: '2027-03-31' })
  const next = (changes: Partial<Tariff>) =>
    aRecord({ id: 'IN-TS.domestic.next', financialYear: '2027-28', ...changes })
  const check = (changes: Partial<Tariff>, endsEarly = false) => checkOrder(next(changes), [before], { endsEarly })

  expect(check({ validFrom: '2027-04-01' })).toMatchObject({ faults: [], supersedes: before, ended: [] })
  expect(check({ validFrom: '2027-04-02' }).faults).toEqual([
    { path: 'validFrom', message: orderFaults.gap(before.id, '2027-03-31', '2027-04-01') },
  ])
  expect(check({ validFrom: '2026-12-01' }).faults).toEqual([
    { path: 'validFrom', message: orderFaults.overlaps(before.id, '2027-03-31', '2027-04-01') },
  ])
  expect(check({ validFrom: '2026-12-01' }, true)).toMatchObject({
    faults: [],
    ended: [{ id: before.id, validTo: '2026-11-30' }],
  })
  expect(check({ validFrom: '2026-01-01' }, true).faults).toMatchObject([{ path: 'validFrom' }])
  expect(check({ validFrom: '2026-01-01', validTo: '2026-03-30' }).faults).toMatchObject([{ path: 'validTo' }])
  expect(check({ validFrom: '2026-01-01', validTo: '2026-03-31' }).faults).toEqual([])
  expect(check({ validFrom: '2027-04-01', financialYear: '2025-26' }).faults).toMatchObject([{ path: 'financialYear' }])
})

test('an open end is closed by the record that follows, which says whom it leaves without one', () => {
  const before = aRecord({ validTo: null, discom: ['North', 'South'] })
  const next = aRecord({ id: 'IN-TS.domestic.next', validFrom: '2027-04-01', validTo: null, discom: ['North'] })
  const { ended, warnings } = checkOrder(next, [before], { endsEarly: false })

  expect(ended).toEqual([{ id: before.id, validTo: '2027-03-31' }])
  expect(warnings).toContainEqual(expect.stringContaining('South'))
})

test('a record for others stands beside it, and one of the same id takes its place', () => {
  const before = aRecord({})
  const others: Partial<Tariff>[] = [{ discom: ['Elsewhere'] }, { scheme: 'lifeline' }, { category: 'commercial' }]
  for (const changes of others)
    expect(checkOrder(aRecord({ id: 'x', ...changes }), [before], { endsEarly: false })).toMatchObject({
      faults: [],
      supersedes: undefined,
    })
  expect(checkOrder(aRecord({ validFrom: '2025-04-01' }), [before], { endsEarly: false })).toMatchObject({
    faults: [],
    supersedes: before,
  })
})

test('twenty bills of every record are chosen, on each side of every limit of its units where they are few', () => {
  for (const record of readTariffs().filter(({ energyCharge }) => energyCharge)) {
    const { samples } = compareOrder(record, record, [])
    expect(new Set(samples.map(({ load, units }) => `${load} ${units}`)).size, record.id).toBe(SAMPLES)
    expect(samples.every(({ before, after }) => before === after)).toBe(true)
  }

  const units = compareOrder(HOME, HOME, []).samples.map((sample) => sample.units)
  for (const limit of [50, 100, 200]) expect(units).toEqual(expect.arrayContaining([limit, limit + 1]))
})

test('a paisa more is seen in a field, in bills and in golden bills, each with before and after', () => {
  const dearer: Tariff = structuredClone(HOME)
  dearer.energyCharge!.tables[0]!.slabs[0]!.ratePaise! += 1
  const { fields, samples, golden } = compareOrder(dearer, HOME, [])

  expect(fields).toEqual([{ path: 'energyCharge.tables[0].slabs[0].ratePaise', before: '195', after: '196' }])
  expect(samples.some(({ before, after }) => before !== null && after - before === 50)).toBe(true)
  expect(golden.length).toBeGreaterThan(0)
  expect(golden.every(({ before, after }) => before !== after)).toBe(true)
})

function aRecord(changes: Partial<Tariff>): Tariff {
  return { ...HOME, validFrom: '2026-04-01', validTo: '2027-03-31', ...changes }
}

function said(text: string): string[] {
  return readOrder(text).faults.map(({ message }) => message)
}
