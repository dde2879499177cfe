import { expect, test } from 'vitest'
import { contactPath } from './contact-path.ts'

test('letters of other scripts stand in the link as they are, and the page reads what was written', () => {
  for (const message of ['Is it & was it 100% so?', 'ధర పంపండి. 5 kW + లోడ్ (kVA)#:', 'बिल & रेट?', '😀 1+1']) {
    const path = contactPath(message)
    expect(path).not.toMatch(/%[89A-F]/)
    expect(new URL(path, 'https://example.com').searchParams.get('message')).toBe(message)
  }
})
