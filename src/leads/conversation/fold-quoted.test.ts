import { expect, test } from 'vitest'
import { foldQuoted, ownWords } from './fold-quoted.ts'

const own = (text: string) => ({ isQuoted: false, text })
const quoted = (text: string) => ({ isQuoted: true, text })

test('a letter that quotes nothing is one part, all its own', () => {
  expect(foldQuoted('Tomorrow is fine.\n\nSheela')).toEqual([own('Tomorrow is fine.\n\nSheela')])
  expect(foldQuoted('')).toEqual([])
  expect(foldQuoted(' \n\n ')).toEqual([])
})

test('what is marked, and the line above it, is folded; what stands below it is not', () => {
  const text =
    'Thanks, tomorrow is fine.\n\nOn Mon, 23 Nov 2026 at 10:00, Coral Urja <reply@example.com>\nwrote:\n\n> When may we come?\n> Asha\n\nPS: bring a ladder.'
  const parts = foldQuoted(text)
  expect(parts.map(({ isQuoted }) => isQuoted)).toEqual([false, true, false])
  expect(parts[0]!.text).toBe('Thanks, tomorrow is fine.')
  expect(parts[1]!.text).toMatch(/^On Mon[\s\S]*> Asha$/)
  expect(parts[2]!.text).toBe('PS: bring a ladder.')
})

test.each([
  ['Outlook', 'Yes.\n\n-----Original Message-----\nFrom: Asha\nSent: Monday\nTo: Ravi\nSubject: Visit\n\nMay we come?'],
  [
    'Outlook without a line',
    'Yes.\n\nFrom: Asha <a@example.com>\nSent: Monday\nTo: Ravi\nSubject: Visit\n\nMay we come?',
  ],
  ['Gmail', 'Yes.\n\nOn Mon, 23 Nov 2026 at 10:00, Asha <a@example.com> wrote:\n\n> May we come?'],
  ['Gmail in Hindi', 'Yes.\n\nसोम, 23 नव॰ 2026 को 10:00 am बजे Asha <a@example.com> ने लिखा:\n\n> May we come?'],
  ['German', 'Yes.\n\nAm 23.11.2026 um 10:00 schrieb Asha <a@example.com>:\n\n> May we come?'],
])('what %s quotes is folded, and what was written stays', (_, text) => {
  const [first, ...others] = foldQuoted(text)
  expect(first).toEqual(own('Yes.'))
  expect(others).toHaveLength(1)
  expect(others[0]).toMatchObject({ isQuoted: true, text: expect.stringContaining('May we come?') })
  expect(ownWords(text)).toBe('Yes.')
})

test('a letter that is nothing but a quotation is told whole', () => {
  expect(foldQuoted('> May we come?')).toEqual([quoted('> May we come?')])
  expect(ownWords('> May we come?')).toBe('> May we come?')
})

test('nothing is left out, whatever the letter looks like', () => {
  const letters = [
    'a\n> b\nc\n> d\n>> e\nf',
    'a\r\n\r\n\r\n\r\n> b\r\nc',
    '-- \nSheela\n9848012345',
    'Sent from my iPhone',
    `${'line of text\n'.repeat(3_000)}> quoted\nend`,
    `${'x'.repeat(30_000)} end`,
    '\n'.repeat(200_000),
    'On '.repeat(50_000),
    '>'.repeat(50_000),
    ' \n'.repeat(50_000),
  ]
  for (const letter of letters) {
    const letters = (text: string) => text.replace(/\s/g, '')
    expect(
      letters(
        foldQuoted(letter)
          .map(({ text }) => text)
          .join(''),
      ),
    ).toBe(letters(letter))
  }
})
