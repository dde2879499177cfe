import { expect, test } from 'vitest'
import { beginMessage } from './use-begun-message.ts'

test('an empty message is begun', () => {
  expect(beginMessage({ text: ' ' }, 'Send me a quote.')).toBe('Send me a quote.')
})

test('what another page began gives way', () => {
  expect(beginMessage({ text: 'Tell me when.', begun: 'Tell me when.' }, 'Send me a quote.')).toBe('Send me a quote.')
})

test("the visitor's own words stay, before it", () => {
  expect(beginMessage({ text: 'Call after six.\n' }, 'Send me a quote.')).toBe('Call after six.\n\nSend me a quote.')
  expect(beginMessage({ text: 'Tell me when, please.', begun: 'Tell me when' }, 'Send me a quote.')).toBe(
    'Tell me when, please.\n\nSend me a quote.',
  )
})

test('nothing is said twice', () => {
  const text = 'Call after six.\n\nSend me a quote. Soon!'
  expect(beginMessage({ text }, 'Send me a quote.')).toBe(text)
})
