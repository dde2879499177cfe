import { expect, test } from 'vitest'
import { cleanLine, cleanLines, showsSomething, toOneLine } from './clean-text.ts'

test('every line break is one LF, and what nobody sees goes', () => {
  expect(cleanLines('a\r\nb\rc\u000bd\u000ce\u0085f\u2028g\u2029h\ti')).toBe('a\nb\nc\nd\ne\nf\ng\nh\ti')
  expect(cleanLines('electri\u0002city \u202A+91\u202C \u200Bin\u00ad\ufeff \ufffc\ufffe\u{e0041}sum')).toBe(
    'electricity +91 in sum',
  )
})

test('in one line, a tab and the breaks of a paste are spaces; CR and LF stay, to be refused', () => {
  expect(cleanLine('Asha\tRao\u2028Devi')).toBe('Asha Rao Devi')
  expect(cleanLine('Asha\r\nBcc: x')).toBe('Asha\r\nBcc: x')
  expect(toOneLine(' bill\r\n\0 \ud800 ')).toBe('bill  \ufffd')
})

test.each([
  'क्‍ष श्री‌मान',
  'നന്‍മ',
  '👩‍👩‍👧 ❤️',
  '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  'a true \ufffd',
  'ᠠ 𠮷 e\u0301',
])('%s is kept as it is', (text) => {
  expect(cleanLines(text)).toBe(text)
  expect(cleanLine(text)).toBe(text)
})

test('a text of nothing but joiners, fillers and spaces shows nothing', () => {
  expect(showsSomething(' \u200d\u3164\u2800\ufe0f')).toBe(false)
  expect(showsSomething('ఇ')).toBe(true)
})
