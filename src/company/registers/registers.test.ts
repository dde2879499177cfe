import { describe, expect, test } from 'vitest'
import { termsInWords } from '#company/terms.en.ts'
import { firstFacts, firstValues } from './first-values.ts'
import { publishedFacts } from './published-facts.ts'
import { REGISTERS, type RegisterId } from './registers.ts'
import { valuesSchema } from './value-schema.ts'

describe.each(Object.keys(REGISTERS) as RegisterId[])('%s', (id) => {
  const { fields, columns, keys = [] } = REGISTERS[id] as (typeof REGISTERS)['claims']

  test('each first value is what the register takes', () => {
    for (const { values } of firstValues[id]) expect(valuesSchema(fields).safeParse(values).error).toBeUndefined()
  })

  test('what pages ask for by name is there from the start', () => {
    expect(firstValues[id].flatMap(({ key = [] }) => key)).toEqual([...keys])
  })

  test('the list shows fields that there are', () => {
    for (const column of columns) expect(Object.keys(fields)).toContain(column)
  })
})

test('an entry that this release cannot read is left out, and takes no other with it', () => {
  const entries = firstValues.offices.map((value, place) => ({ ...value, register: 'offices', id: String(place) }))
  const broken = { id: 'broken', register: 'offices', isSample: false, values: { city: 'Pune' } }

  expect(publishedFacts([broken, ...entries]).offices.map(({ city }) => city)).toEqual(
    firstFacts.offices.map(({ city }) => city),
  )
})

test.each([
  ['link', 'javascript:alert(1)', 'http://example.com', 'https://bank@example.com/', '//example.com', 'example.com'],
  ['email', 'nobody', 'a@b'],
  ['phone', '12', 'call us'],
  ['time', '24:00', '9:00'],
  ['month', '2026-13'],
  ['day', '2026-02-30', '26-11-2026'],
  ['text', '', '  ', '\u200b', 'a'.repeat(41), 'half \ud83d'],
])('%s: nothing else is taken for one', (kind, ...refused) => {
  const schema = valuesSchema({ it: { kind, label: 'It', maxLength: 40 } as never })
  for (const it of refused) expect(schema.safeParse({ it }).success, it).toBe(false)
})

test('the first templates have no field that nobody fills in, and another one is named where it is written', () => {
  for (const template of firstFacts.templates) expect(REGISTERS.templates.check?.(template, around())).toEqual({})
  const wrong = { ...firstFacts.templates[0]!, text: 'Dear {nmae},' }
  expect(REGISTERS.templates.check?.(wrong, around())).toEqual({
    text: expect.stringContaining('{nmae}'),
  })
})

test('the first answers say the terms as the legal pages do, and what a check refuses is in none', () => {
  const answers = firstFacts.questions.map(({ answer }) => answer).join(' ')
  expect(answers).toContain(termsInWords.returnWindow)
  expect(answers).toContain(termsInWords.refundTime)
  for (const question of firstFacts.questions) expect(REGISTERS.questions.check?.(question, around())).toEqual({})
})

test('a legal text names only what the site can fill in, has whole tables and links, and owes its reader what the site does', () => {
  const { privacy, terms } = firstFacts.legal
  const faultsOf = (values: typeof privacy, key = 'privacy') => REGISTERS.legal.check!(values!, { ...around(), key })
  for (const [key, values] of Object.entries(firstFacts.legal)) expect(faultsOf(values, key), key).toEqual({})

  const withText = (text: string) => ({ ...terms!, sections: [{ anchor: 'a', heading: 'A', text }] })
  for (const text of ['{nothing}', '| a | b |\n| c |', '[Ask](ftp://x)', '[Ask](/a) and more'])
    expect(faultsOf(withText(text), 'terms').sections, text).toBeTruthy()
  expect(faultsOf(withText('It is {company}.'), 'terms')).toEqual({})
  const silent = { ...privacy!, sections: privacy!.sections.filter(({ anchor }) => anchor !== 'others') }
  expect(faultsOf(silent).sections).toContain('{otherCompanies}')
})

function around() {
  return { others: [], isPage: () => false, host: 'www.example.com', key: null, sentence: () => undefined }
}

test('a sentence of ours says all that the site fills in, and nothing that it does not know', () => {
  const check = (ours: string) =>
    REGISTERS.words.check!(
      { key: 'k', ours },
      {
        others: [],
        isPage: () => false,
        host: 'www.example.com',
        key: null,
        sentence: () => ({ built: 'Thanks from {brand}, {day}.' }),
      },
    )
  expect(check('On {day}: {brand} thanks you.')).toEqual({})
  expect(check('Thank you, on {day}.').ours).toContain('{brand}')
  expect(check('{brand}, {day}, {city}').ours).toContain('{city}')
})
