import { expect, test } from 'vitest'
import { LONGEST_SEARCH } from '#platform/text/clean-text.ts'
import { cachedAddress } from './queries-of-pages.ts'

test.each([
  ['/blogs?utm_source=a&page=2&x=1', '/blogs?page=2'],
  ['/blogs?page=1e9', '/blogs?page='],
  ['/blogs/a-slug/?gclid=1', '/blogs/a-slug'],
  ['/careers?x=1', '/careers'],
  ['/book-audit?state=IN-TS&x=1', '/book-audit?state=IN-TS'],
  ['/book-audit?country=IN%26state=IN-TS', '/book-audit?country=IN%26state%3DIN-TS'],
  [`/book-audit?state=${'a'.repeat(19)}😀`, `/book-audit?state=${'a'.repeat(19)}%EF%BF%BD`],
  ['/blogs////', '/blogs'],
  ['/careers//an-opening', '/careers/an-opening'],
  ['/', '/'],
  [`/blogs?search=${'a'.repeat(5_000)}`, `/blogs?search=${'a'.repeat(LONGEST_SEARCH)}`],
])('%s is kept as %s', (asked, kept) => {
  expect(cachedAddress(new URL(asked, 'https://coral.example'))).toBe(kept)
})
