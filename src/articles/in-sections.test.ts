import { expect, test } from 'vitest'
import { inSections } from './in-sections.ts'
import { sanitizeContent } from './sanitize-content.ts'

test('what follows a heading of the second rank stands in a section with it, and what comes before does not', () => {
  const text = sanitizeContent(
    '<p>One<br>two</p><h2 id="a">A &gt; B</h2><p>Three <img src="/media/a.png" alt="a > b"></p><h3>C</h3><hr><h2>D</h2><ul><li>Four</li></ul>',
  )
  const [before, a, d] = text.split(/(?=<h2)/)
  expect(inSections(text)).toBe(`${before}<section>${a}</section><section>${d}</section>`)
})

test('a heading within a quotation begins no section', () => {
  const text = '<p>One</p><blockquote><h2>A</h2><p>Two</p></blockquote>'
  expect(inSections(text)).toBe(text)
  expect(inSections(`<h2>B</h2>${text}`)).toBe(`<section><h2>B</h2>${text}</section>`)
})

test('a text without headings stays as it is', () => {
  expect(inSections('<p>One</p>')).toBe('<p>One</p>')
})
