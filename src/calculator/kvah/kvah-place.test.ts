import { expect, test } from 'vitest'
import { readTariffs } from '#calculator/tariff-files.ts'
import { kvahPlace } from './kvah-place.ts'

const place = (state: string) => kvahPlace(readTariffs().filter(({ stateCode }) => stateCode === state))

test('Telangana: high tension in kVAh at its rate for 11 kV, shops where the meter can count it', () => {
  expect(place('IN-TS')).toEqual({
    code: 'IN-TS',
    name: 'Telangana',
    connections: expect.arrayContaining([
      expect.objectContaining({
        name: 'HT-I(A) Industry general',
        billing: 'kvah',
        rate: expect.objectContaining({ paise: 765 }),
      }),
      expect.objectContaining({ category: 'commercial', billing: 'kvah-where-metered', rate: undefined }),
    ]),
  })
})

test('a rate from memory is not offered, and neither is one that depends on more than the voltage', () => {
  expect(
    place('IN-AP').connections.find(({ name }) => name === 'HT-III(A) Industry general, 33 kV and above'),
  ).toMatchObject({ isRemembered: true, rate: undefined })
  expect(place('IN-CH').connections.map(({ rate }) => rate)).toEqual([undefined])
})

test('a rate names its connection, its voltage where that matters, and its source', () => {
  const rate = (state: string, kind: string) => place(state).connections.find(({ category }) => category === kind)?.rate

  expect(rate('IN-TS', 'ht-industry')).toEqual({
    paise: 765,
    tariff: 'HT-I(A) Industry general at 11 kV, Telangana',
    source: expect.stringContaining('third-party, opened by us'),
    confirmed: '2026-27',
  })
  expect(rate('IN-MH', 'ht-industry')?.tariff).toBe('HT-I(A) Industry, Maharashtra')
})

test('an order that was followed by another is left out', () => {
  const names = place('IN-BR').connections.map(({ name }) => name)

  expect(new Set(names).size).toBe(names.length)
})

test('an order that is over, and that nothing followed yet, is left out too', () => {
  expect(readTariffs().some(({ id }) => id === 'IN-PB.lt-industry.sp.2025-26')).toBe(true)
  expect(place('IN-PB').connections.filter(({ category }) => category === 'lt-industry')).toEqual([])
})

test('a surcharge on the power factor is told apart from kVAh', () => {
  expect(new Set(place('IN-KA').connections.map(({ billing }) => billing))).toEqual(new Set(['surcharge']))
  expect(place('IN-MZ').connections).toEqual([])
})
