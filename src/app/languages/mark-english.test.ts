import { expect, test } from 'vitest'
import { markEnglish } from './mark-english.ts'

const TEXTS = new Set(['Smart Plug & more', 'A plug'])
const mark = (html: string) => markEnglish(html, TEXTS, 'en-IN')

test.each([
  ['<p class="a">Smart Plug &amp; more</p>', '<p lang="en-IN" class="a">Smart Plug &amp; more</p>'],
  ['<option value="1">A plug</option>', '<option lang="en-IN" value="1">A plug</option>'],
  ['<img src="/a.svg" alt="A plug"/>', '<img lang="en-IN" src="/a.svg" alt="A plug"/>'],
])('%s is marked as English', (html, marked) => {
  expect(mark(html)).toBe(marked)
})

test.each([
  '<p>एक प्लग</p>',
  '<p>A plug and a lamp</p>',
  '<p lang="en">A plug</p>',
  '<p>A <b>plug</b></p>',
  '<title>A plug</title>',
  '<script>"<p>A plug</p>"</script><style>p{}</style>',
])('%s stays as it is', (html) => {
  expect(mark(html)).toBe(html)
})
