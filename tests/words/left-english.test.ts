import { expect, test } from 'vitest'
import { listLeftEnglish } from '../../scripts/translations/left-english.ts'

const english = {
  formCopy: {
    title: 'Your bill',
    path: '/contact-us',
    unit: 'kWh',
    sum: (bill: string, months: number) => `${bill} × ${months}`,
    lacks: (names: string[]) => `Before the ${names.length > 1 ? `charges ${names.join(', ')}` : 'charge'}`,
  },
}

test.each([
  ['a sentence that is said', { title: 'आपका बिल', lacks: () => 'चार्ज से पहले' }, []],
  ['one that is repeated in English', { title: 'Your bill', lacks: () => 'चार्ज से पहले' }, ['formCopy.title']],
  ['one that the English words are spread over', { title: 'आपका बिल' }, ['formCopy.lacks']],
])('%s in another language', (_, said, left) => {
  expect(listLeftEnglish(english, { formCopy: { ...english.formCopy, ...said } })).toEqual(left)
})

test('what is missing in another language is named, and so is a function whose types alone were left out', () => {
  expect(listLeftEnglish(english, { formCopy: { lacks: english.formCopy.lacks } })).toEqual([
    'formCopy.title',
    'formCopy.lacks',
  ])
})
