import { expect, test } from 'vitest'
import { csvRow } from './csv.ts'

test('a row is as RFC 4180 has it: what would part cells is quoted, quotes are doubled', () => {
  expect(csvRow(['Ada', 'Hyderabad, "Old City"', 'two\nlines', 'శీలా'])).toBe(
    'Ada,"Hyderabad, ""Old City""","two\nlines",శీలా\r\n',
  )
})

test.each(['=1+2', '+91 98480 12345', '-2+3+cmd|', '@SUM(A1)', '\t=1+2', '\r=1+2', '＝1+2'])(
  '%j stays text, whatever a spreadsheet would make of it',
  (typed) => {
    expect(csvRow([typed])).toMatch(/^"?'/)
  },
)

test('numbers stay numbers, and what is not known is empty', () => {
  expect(csvRow([-5, 0, null, ''])).toBe('-5,0,,\r\n')
})
