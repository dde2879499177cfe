import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../scripts/temporary-folder.ts'
import { aTariff } from './tariff-examples.ts'
import { findTariffErrors, readTariffs, tariffFiles } from './tariff-files.ts'
import type { Tariff } from './tariff-schema.ts'

test('every committed record is in order', () => {
  const files = tariffFiles().map((path) => ({ path, text: readFileSync(path, 'utf8') }))

  expect(findTariffErrors(files)).toEqual([])
})

test('all 36 states and union territories have a file', () => {
  expect(new Set(readTariffs().map(({ stateCode }) => stateCode)).size).toBe(36)
})

test('no surcharge, duty or charge by the hour is beyond what any company ever printed: a slipped point shows', () => {
  const beyond = readTariffs().flatMap(({ id, fuelSurcharge, electricityDuty, otherCharges, timeOfDay }) => {
    const percents = [
      ...fuelSurcharge.history.map(({ value }) => (fuelSurcharge.kind === 'percent' ? value : 0)),
      ...[...electricityDuty, ...otherCharges].map(({ kind, value }) => (kind === 'percent' ? (value ?? 0) : 0)),
      ...timeOfDay.map(({ kind, value }) => (kind === 'percentOfEnergy' ? (value ?? 0) : 0)),
    ]
    const paise = [
      ...fuelSurcharge.history.map(({ value }) => (fuelSurcharge.kind === 'paisePerUnit' ? value : 0)),
      ...timeOfDay.map(({ kind, value }) => (kind === 'paisePerUnit' ? (value ?? 0) : 0)),
    ]
    return [...percents.filter((value) => Math.abs(value) > 30), ...paise.filter((value) => Math.abs(value) > 400)].map(
      (value) => `${id}: ${value}`,
    )
  })

  expect(beyond).toEqual([])
})

test('a field nobody knows is taken for a slip of the pen', () => {
  expect(errorsOf({ ...telangana(), validForm: '2026-04-01' })).toEqual([
    'in-ts.json IN-TS.domestic.lt1: the record: Unrecognized key: "validForm"',
  ])
})

test('a rate written as text is refused, by its place', () => {
  const tariff = JSON.parse(JSON.stringify(telangana()).replace('"ratePaise":195', '"ratePaise":"1.95"'))

  expect(errorsOf(tariff)).toEqual([
    expect.stringContaining('energyCharge.tables[0].slabs[0].ratePaise: Invalid input: expected number'),
  ])
})

test('slabs that leave a gap are refused', () => {
  const tariff = JSON.parse(JSON.stringify(telangana()).replace('"fromUnit":50', '"fromUnit":60'))

  expect(errorsOf(tariff)).toEqual([expect.stringContaining('Slab 2 begins at 60; it should begin at 50')])
})

test('slabs that end too early are refused', () => {
  const tariff = JSON.parse(
    JSON.stringify(telangana()).replace('"fromUnit":800,"toUnit":null', '"fromUnit":800,"toUnit":900'),
  )

  expect(errorsOf(tariff)).toEqual([expect.stringContaining('The last slab ends before its table does')])
})

test('a history that runs backwards or overlaps is refused', () => {
  const { fuelSurcharge, ...tariff } = telangana()
  const entry = { validFrom: '2026-06-01', validTo: '2026-06-30', discom: null, value: 10, source: 'A notice' }
  const errors = (...history: object[]) => errorsOf({ ...tariff, fuelSurcharge: { ...fuelSurcharge, history } })

  expect(errors(entry, { ...entry, validFrom: '2026-07-01', validTo: null })).toEqual([])
  expect(errors(entry, entry)).toEqual([expect.stringContaining('fuelSurcharge.history: The history of each company')])
  expect(errors({ ...entry, validTo: '2026-05-01' })).toEqual([
    expect.stringContaining('history[0].validTo: validTo lies'),
  ])
})

test('a charge that lacks what its kind needs is refused', () => {
  const tariff = telangana()
  const [fixed] = tariff.fixedCharge
  const [duty] = tariff.electricityDuty

  expect(errorsOf({ ...tariff, fixedCharge: [{ ...fixed, per: 'consumptionStep' }] })).toHaveLength(1)
  expect(errorsOf({ ...tariff, electricityDuty: [{ ...duty, kind: 'percent' }] })).toHaveLength(1)
  expect(errorsOf({ ...tariff, wheelingCharge: { confidence: null } })).toHaveLength(1)
})

test('a reader is told whole sentences in plain words; shorthand is a remark for staff', () => {
  const tariff = telangana()
  const [duty] = tariff.electricityDuty
  const noted = (note: string) => errorsOf({ ...tariff, electricityDuty: [{ ...duty, note }] })

  for (const raw of ['CONFLICT: one source has 5%.', 'Left null on purpose.', 'What ???.', 'Rs 6 a unit.', 'not found'])
    expect(noted(raw)).toEqual([expect.stringContaining('electricityDuty[0].note: Readers see this')])
  expect(noted('Sources differ: one has 5%.')).toEqual([])
  expect(errorsOf({ ...tariff, notes: 'CONFLICT' })).not.toEqual([])
  expect(errorsOf({ ...tariff, remarks: 'CONFLICT, see p. 94' })).toEqual([])
})

test('dates that run backwards and rates without a source are refused', () => {
  expect(errorsOf({ ...telangana(), validTo: '2020-01-01', sources: [] })).toEqual([
    expect.stringContaining('validTo: validTo lies before validFrom'),
    expect.stringContaining('sources: Rates without a source'),
  ])
})

test('an id used twice, or in the file of another state, is refused', () => {
  const files = [file('in-ts.json', [telangana(), telangana()]), file('in-ap.json', [telangana()])]

  expect(findTariffErrors(files)).toEqual([
    'in-ts.json IN-TS.domestic.lt1: the id is used twice, here and in in-ts.json',
    'in-ap.json IN-TS.domestic.lt1: the id is used twice, here and in in-ts.json',
    'in-ap.json IN-TS.domestic.lt1: stateCode: IN-TS does not belong in in-ap.json',
  ])
})

test('the check stops a release with the file, the record and the field', () => {
  using folder = temporaryFolder('tariffs')
  const path = join(folder.path, 'in-ts.json')
  writeFileSync(path, JSON.stringify([{ ...telangana(), status: 'done' }]))

  const { status, stderr } = spawnSync(process.execPath, ['scripts/check-tariffs.ts', path], { encoding: 'utf8' })

  expect(status).toBe(1)
  expect(stderr).toContain('in-ts.json IN-TS.domestic.lt1: status: Invalid option')
})

test('a file that is not JSON is told apart from a wrong record', () => {
  expect(findTariffErrors([{ path: 'in-ts.json', text: '[{' }])).toEqual([
    expect.stringContaining('in-ts.json: This is not JSON'),
  ])
})

function telangana(): Tariff {
  return aTariff('IN-TS.domestic.lt1')
}

function errorsOf(record: unknown): string[] {
  return findTariffErrors([file('in-ts.json', [record])])
}

function file(path: string, records: unknown[]) {
  return { path, text: JSON.stringify(records) }
}
