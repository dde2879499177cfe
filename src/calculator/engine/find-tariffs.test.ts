import { expect, test } from 'vitest'
import { readTariffs } from '#calculator/tariff-files.ts'
import { type Connection, findTariffs } from './find-tariffs.ts'

test('the usual tariff of a connection comes first', () => {
  expect(ids('IN-UP', { category: 'domestic', area: 'urban', loadKw: 1, date: '2026-10-01' })).toEqual([
    'IN-UP.domestic.st10b-urban',
    'IN-UP.domestic.st10a-lifeline',
    'IN-UP.domestic.npcl',
  ])
})

test('a bill of the past finds the rates of its day', () => {
  expect(ids('IN-CG', { category: 'domestic', date: '2026-06-30' })).toEqual(['IN-CG.domestic.lv1.2025-26'])
  expect(ids('IN-CG', { category: 'domestic', date: '2026-07-01' })).toEqual(['IN-CG.domestic.lv1.2026-27'])
})

test('load and company leave out what is for others', () => {
  expect(ids('IN-RJ', { category: 'commercial', loadKw: 8 })).toEqual(['IN-RJ.commercial.nds-above5'])
  expect(ids('IN-MH', { category: 'domestic', discom: 'BEST Undertaking', date: '2026-10-01' })).toEqual([
    'IN-MH.domestic.best.2026-27',
  ])
})

function ids(stateCode: string, connection: Connection): string[] {
  return findTariffs(
    readTariffs().filter((tariff) => tariff.stateCode === stateCode),
    connection,
  ).map(({ id }) => id)
}
