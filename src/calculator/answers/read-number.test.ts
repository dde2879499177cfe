import { expect, test } from 'vitest'
import { readNumber } from './read-number.ts'

test('numbers are read as people in India write them', () => {
  expect(readNumber('342')).toEqual({ value: 342 })
  expect(readNumber(' ₹1,23,456.50 ')).toEqual({ value: 123_456.5 })
  for (const text of ['Rs. 2,000/-', 'rs2000', 'INR 2000.00', 'रु. 2,000', '₹२,०००/-', '౨౦౦౦'])
    expect(readNumber(text), text).toEqual({ value: 2000 })
  expect(readNumber('.5')).toEqual({ value: 0.5 })
  expect(readNumber('−12', { signed: true })).toEqual({ value: -12 })
})

test('the field’s unit, full-width digits and what nobody sees do not matter', () => {
  for (const text of [
    '342 kWh',
    '342 units',
    '342 यूनिट',
    '३४२ युनिट।',
    '３４２',
    '3\u200b42',
    '\u202a342\u202c',
    '₹342',
    '342.0 kVAh',
    '342 units.',
    '\ufffc342',
    '3\ufe0f\u20e34\ufe0f\u20e32\ufe0f\u20e3',
  ])
    expect(readNumber(text), text).toEqual({ value: 342 })
  for (const text of ['1,234', '1，234', '１，２３４ ｋＷｈ', '౧,౨౩౪ యూనిట్లు'])
    expect(readNumber(text), text).toEqual({ value: 1234 })
  for (const text of ['3 kW', '३ किलोवाट', '౩ కిలోవాట్లు'])
    expect(readNumber(text, { unit: 'kW' }), text).toEqual({ value: 3 })
  for (const text of ['3 kVA', '३ केवीए', '౩ కేవీఏ']) expect(readNumber(text, { unit: 'kVA' }), text).toEqual({ value: 3 })
  for (const text of ['11 kV', '११ केवी', '౧౧ కేవీ']) expect(readNumber(text, { unit: 'kV' }), text).toEqual({ value: 11 })
  for (const text of ['3 watts', '३ वाट', '౩ వాట్లు']) expect(readNumber(text, { unit: 'W' }), text).toEqual({ value: 3 })
  for (const text of ['3 hours', '३ घंटे', '౩ గంటలు']) expect(readNumber(text, { unit: 'h' }), text).toEqual({ value: 3 })
  for (const text of ['3 kVA', '३ केवीए', '3 MWh', '3 lakh', '10²', 'kWh'])
    expect(readNumber(text, { unit: 'kW' }), text).toEqual({ trouble: 'text' })
})

test('an empty field has no value and no trouble: it has only not been filled in', () => {
  for (const text of ['', '   ', undefined]) expect(readNumber(text)).toEqual({})
})

test('each kind of mistake has its own name', () => {
  for (const text of ['many', '1e5', '0x10', '1.2.3', 'Infinity', '--1', '.', 'rs', '5/-/-', 'Rs.-5'])
    expect(readNumber(text)).toEqual({ trouble: 'text' })
  for (const text of ['3,5', '₹12,50', '1,2345']) expect(readNumber(text)).toEqual({ trouble: 'comma' })
  expect(readNumber('3,a')).toEqual({ trouble: 'text' })
  expect(readNumber('-5')).toEqual({ trouble: 'negative' })
  expect(readNumber('1000000001')).toEqual({ trouble: 'huge' })
  expect(readNumber('25', { most: 24 })).toEqual({ trouble: 'huge' })
})
