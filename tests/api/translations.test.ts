import { expect, test } from 'vitest'
import { hashSentences } from '../../scripts/translations/sentences.ts'

const file = (greeting: string, count = 'units') => `
import { plain } from './numbers.ts'
const MONTHS = ['January', 'February']
export const copy = {
  greeting: '${greeting}',
  ways: { mail: 'by mail' },
  count: (units: number) => \`\${plain(units)} ${count}\`,
} as const
function day(at: number) { return MONTHS[at] }
`

test('a sentence that was changed is told apart, by its name, from those that were not', () => {
  const before = hashSentences(file('Hello'))
  expect(Object.keys(before)).toEqual(['MONTHS.0', 'MONTHS.1', 'copy.greeting', 'copy.ways.mail', 'copy.count', 'day'])
  expect(changed(before, hashSentences(file('Good morning')))).toEqual(['copy.greeting'])
  expect(changed(before, hashSentences(file('Hello', 'kWh')))).toEqual(['copy.count'])
})

test('how a sentence is broken into lines changes nothing', () => {
  expect(hashSentences('export const copy = {\n  a: (n: number) =>\n    plain(n),\n}')).toEqual(
    hashSentences('export const copy = { a: (n: number) => plain(n) }'),
  )
})

function changed(before: Record<string, string>, after: Record<string, string>): string[] {
  return Object.keys(after).filter((name) => before[name] !== after[name])
}
