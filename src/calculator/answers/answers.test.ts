import { expect, test } from 'vitest'
import { FIRST_ANSWERS, readAnswers, writeAnswers } from './answers.ts'

test('what is written is read back, and what nobody changed is not written', () => {
  const answers = readAnswers('state=IN-KL&units=1,250 units&fan.count=4&bill.fuelSurcharge=-12.50')

  expect(answers).toMatchObject({ state: 'IN-KL', units: '1,250 units', 'fan.count': '4', mode: 'units' })
  expect(readAnswers(writeAnswers(answers))).toEqual(answers)
  expect(writeAnswers(readAnswers(''))).toBe('')
})

test('an emptied field stays empty and does not take its first answer back', () => {
  expect(readAnswers(writeAnswers({ ...FIRST_ANSWERS, units: '' })).units).toBe('')
})

test('a state is found by its older code too, and without one it is the first', () => {
  const stateOf = (code: string) => readAnswers(`state=${code}&units=95`).state

  expect(['CT', 'DD', 'DN', 'OR', 'TG', 'UT'].map((code) => stateOf(`IN-${code}`))).toEqual(
    ['CG', 'DH', 'DH', 'OD', 'TS', 'UK'].map((code) => `IN-${code}`),
  )
  expect(stateOf('IN-ZZ')).toBe('IN-ZZ')
  expect(stateOf('constructor')).toBe('constructor')
  expect(stateOf('')).toBe(FIRST_ANSWERS.state)
})

test('an address that anybody may have written brings nothing but known, short answers', () => {
  const answers = readAnswers(
    `mode=hack&__proto__=x&constructor=x&evil=1&units=${'9'.repeat(500)}&a.${'b'.repeat(99)}=1`,
  )

  expect(answers.mode).toBe('units')
  expect(answers.units).toHaveLength(60)
  expect(Object.keys(answers)).toEqual(Object.keys(FIRST_ANSWERS))
})

test('rows are bounded in number', () => {
  const flood = Array.from({ length: 500 }, (_, n) => `r${n}.x=1`).join('&')

  expect(Object.keys(readAnswers(flood)).filter((name) => name.includes('.'))).toHaveLength(120)
})
