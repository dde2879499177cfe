import { expect, test } from 'vitest'
import { attachment } from './attachment.ts'

test('a name of any script reaches the reader whole, and nothing in it ends the header', () => {
  const header = attachment('శీలా "résumé"\r\n(2).pdf', 'application/pdf')['Content-Disposition']!

  expect(header).toMatch(/^[\x20-\x7e]+$/)
  expect(header).toMatch(/^attachment; filename="[^"]+\.pdf"; /)
  expect(decodeURIComponent(/filename\*=UTF-8''(.+)$/.exec(header)![1]!)).toBe('శీలా "résumé"\r\n(2).pdf')
})
