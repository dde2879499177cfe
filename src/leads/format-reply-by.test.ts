import { expect, test } from 'vitest'
import { formatReplyBy } from './format-reply-by.ts'

// 2026-11-20 is a Friday. India is 5:30 ahead of UTC.

test('a reply within the day is promised for today', () => {
  expect(formatReplyBy(new Date('2026-11-20T12:30:00Z'), new Date('2026-11-20T05:00:00Z'))).toBe('6:00 PM today')
})

test('a reply on the next day is promised for tomorrow', () => {
  expect(formatReplyBy(new Date('2026-11-21T10:40:00Z'), new Date('2026-11-20T10:40:00Z'))).toBe('4:10 PM tomorrow')
})

test('the day changes at midnight in India, not in UTC', () => {
  expect(formatReplyBy(new Date('2026-11-20T18:31:00Z'), new Date('2026-11-20T18:29:00Z'))).toBe('12:01 AM tomorrow')
  expect(formatReplyBy(new Date('2026-11-21T05:00:00Z'), new Date('2026-11-20T18:31:00Z'))).toBe('10:30 AM today')
})

test('a reply after a closed day names the weekday', () => {
  expect(formatReplyBy(new Date('2026-11-23T04:30:00Z'), new Date('2026-11-21T12:00:00Z'))).toBe('10:00 AM on Monday')
})

test('a reply a week ahead, or with no clock to compare, names the date', () => {
  const replyBy = new Date('2026-11-27T06:35:00Z')

  expect(formatReplyBy(replyBy, new Date('2026-11-20T06:35:00Z'))).toBe('12:05 PM on Friday, 27 November')
  expect(formatReplyBy(replyBy)).toBe('12:05 PM on Friday, 27 November')
})
