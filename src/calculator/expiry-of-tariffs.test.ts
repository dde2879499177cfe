import { expect, test } from 'vitest'
import { expiryOfTariffs } from './expiry-of-tariffs.ts'
import { aTariff } from './tariff-examples.ts'
import type { Tariff } from './tariff-schema.ts'

test('what ended longest ago comes first; a record without an end is known to the end of the last year confirmed', () => {
  const tariffs = [
    home('march', { validTo: '2027-03-31' }),
    home('open', { validTo: null, financialYear: '2025-26' }),
    home('december', { validTo: '2026-12-31' }),
  ]

  expect(expiryOfTariffs(tariffs, '2026-11-20')).toMatchObject([
    { id: 'open', until: '2026-03-31', hasEnd: false, daysLeft: -234 },
    { id: 'december', hasEnd: true, daysLeft: 41 },
    { id: 'march', daysLeft: 131 },
  ])
})

test('a record that another one follows is done with; one that nothing follows stays on the list', () => {
  const old = home('old', { validTo: '2026-03-31', financialYear: '2025-26' })
  const next = { validFrom: '2026-04-01' }
  const idsAfter = (...later: Tariff[]) => expiryOfTariffs([old, ...later], '2026-11-20').map(({ id }) => id)

  expect(idsAfter(home('new', next))).toEqual(['new'])
  expect(idsAfter(home('of others', { ...next, discom: ['Another company'] }))).toContain('old')
  expect(idsAfter(home('for large homes', { ...next, appliesTo: { ...old.appliesTo, loadFrom: 5 } }))).toEqual([
    'for large homes',
  ])
  expect(idsAfter(home('of villages', { ...next, appliesTo: { ...old.appliesTo, area: 'rural' } }))).toEqual([
    'of villages',
  ])
})

test('a state of which nothing is known, and years that are over for good, are not waited for', () => {
  expect(
    expiryOfTariffs([home('none', { status: 'placeholder' }), home('past', { scheme: 'historic' })], TODAY),
  ).toEqual([])
})

test('the last day is a day of its own, the next one is over', () => {
  const daysLeft = (today: string) => expiryOfTariffs([home('march', { validTo: '2027-03-31' })], today)[0]?.daysLeft

  expect(daysLeft('2027-03-31')).toBe(0)
  expect(daysLeft('2027-04-01')).toBe(-1)
})

const TODAY = '2026-11-20'

function home(id: string, changes: Partial<Tariff>): Tariff {
  return aTariff('IN-TS.domestic.lt1', { financialYear: '2026-27', ...changes, id })
}
