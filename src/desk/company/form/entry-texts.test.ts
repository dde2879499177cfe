import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Field, Fields } from '#company/registers/fields.ts'
import { firstValues } from '#company/registers/first-values.ts'
import { REGISTERS, type RegisterId } from '#company/registers/registers.ts'
import { valuesSchema } from '#company/registers/value-schema.ts'
import { latinDigits } from '#platform/text/latin-digits.ts'
import { arrangeRows, readTexts, textsOf, valuesOf } from './entry-texts.ts'

const ids = Object.keys(REGISTERS) as RegisterId[]

test.each(ids)('%s: what the form shows, sent back, is the same entry', (id) => {
  const fields: Fields = REGISTERS[id].fields
  fc.assert(
    fc.property(anyValues(fields), (values) => {
      expect(sentBack(fields, values)).toEqual(values)
    }),
    { numRuns: 150 },
  )
})

test.each(ids)('%s: the first values too', (id) => {
  const fields: Fields = REGISTERS[id].fields
  for (const { values } of firstValues[id]) expect(sentBack(fields, values as never)).toEqual(values)
})

test('rows that say nothing are left out, and the others keep their order', () => {
  const { fields } = REGISTERS.company
  const form = new FormData()
  for (const [name, text] of [
    ['social.0.network', ''],
    ['social.0.address', ' '],
    ['social.10.network', 'x'],
    ['social.2.network', 'facebook'],
    ['social.2.unknown', 'left out'],
  ] as const)
    form.set(name, text)

  expect(readTexts(fields, form)).toEqual({ 'social.0.network': 'facebook', 'social.1.network': 'x' })
})

test('rows move up and down and go, and nothing else moves with them', () => {
  const texts = { brand: 'Urja', 'days.0.name': 'a', 'days.1.name': 'b', 'days.2.name': 'c', 'days.2.day': '1' }
  const names = (asked: string) => {
    const {
      'days.0.name': first,
      'days.1.name': second,
      'days.2.name': third,
      brand,
    } = arrangeRows(texts, asked) as never
    return [first, second, third, brand]
  }

  expect(names('days.2.up')).toEqual(['a', 'c', 'b', 'Urja'])
  expect(names('days.0.down')).toEqual(['b', 'a', 'c', 'Urja'])
  expect(names('days.0.up')).toEqual(['a', 'b', 'c', 'Urja'])
  expect(names('days.2.down')).toEqual(['a', 'b', 'c', 'Urja'])
  expect(names('days.1.remove')).toEqual(['a', 'c', undefined, 'Urja'])
  expect(names('nonsense')).toEqual(['a', 'b', 'c', 'Urja'])
})

test.each([
  ['1,150', 115_000],
  ['₹ 2,499', 249_900],
  ['99.5', 9_950],
  ['99.50', 9_950],
  ['', null],
])('%j in rupees is %j paise', (text, paise) => {
  expect(valuesOf(REGISTERS.products.fields, { price: text })).toMatchObject({ price: paise })
})

test.each(['ten', '1.005', '-5', '1e3', '0x10'])('%j is no price', (text) => {
  expect(valuesOf(REGISTERS.products.fields, { price: text }).price).toBeNaN()
})

function sentBack(fields: Fields, values: Record<string, unknown>) {
  const form = new FormData()
  for (const [name, text] of Object.entries(textsOf(fields, values))) if (text !== '') form.set(name, text)
  return valuesSchema(fields).parse(valuesOf(fields, readTexts(fields, form)))
}

/** Values that a register's schema lets through. */
function anyValues(fields: Fields): fc.Arbitrary<Record<string, unknown>> {
  const record = fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, anyOf(field)])))
  const schema = valuesSchema(fields)
  return record.map((values) => schema.safeParse(values).data as Record<string, unknown>).filter(Boolean)
}

function anyOf(field: Field): fc.Arbitrary<unknown> {
  const own = ofKind(field)
  const isList = field.kind === 'rows' || field.kind === 'lines' || field.kind === 'yes'
  return field.isOptional && !isList ? fc.option(own) : own
}

function ofKind(field: Field): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'text':
    case 'paragraph':
      return words(field.maxLength)
    case 'lines':
      return fc.array(
        words(field.maxLength)
          .map((text) => text.replace(/\s+/g, ' '))
          .map((text) => (field.isOfNumbers ? latinDigits(text) : text)),
        { minLength: 1, maxLength: field.maxLines },
      )
    case 'choice':
      return fc.constantFrom(...Object.keys(field.options))
    case 'number':
      return field.isWhole
        ? fc.integer({ min: field.min, max: field.max })
        : fc.double({ min: field.min, max: field.max, noNaN: true })
    case 'rupees':
      return fc.integer({ min: 0, max: field.maxPaise })
    case 'day':
      return fc.constantFrom('2026-01-26', '2028-02-29')
    case 'month':
      return fc.constantFrom('2026-01', '2026-12')
    case 'time':
      return fc.constantFrom('00:00', '10:30', '23:59')
    case 'phone':
      return fc.integer({ min: 6_000_000_000, max: 9_999_999_999 }).map((number) => `+91 ${number}`)
    case 'email':
      return fc.constantFrom('hello@example.com', 'a.b+c@mail.example.in')
    case 'link':
      return fc.webUrl({ validSchemes: ['https'] })
    case 'picture':
      return fc.record({
        id: fc.constantFrom(`${'0a'.repeat(16)}-800x600`),
        alt: words(200),
        focus: fc.record({ x: hundredth, y: hundredth }),
      })
    case 'yes':
      return fc.boolean()
    case 'rows':
      return fc.array(anyValues(field.fields), { minLength: 1, maxLength: Math.min(field.maxRows, 4) })
  }
}

const hundredth = fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100)

function words(maxLength: number) {
  return fc.string({ unit: 'binary', minLength: 1, maxLength: Math.min(maxLength, 60) })
}
