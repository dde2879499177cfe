import { expect, test } from 'vitest'
import { hasPlainField } from './keep-where-typed.ts'

test.each([
  ['<form><label><input name="email"/></label></form>', true],
  ['<textarea name="message"></textarea>', true],
  ['<section><select name="state"></select></section>', true],
  ['<input type="checkbox" name="geyser.count" value="1"/>', true],
  ['<div data-island="contact"><div><input name="email"/></div></div>', false],
  ['<div data-island="contact"><input name="email"/></div><input name="search"/>', true],
  ['<form method="post"><input type="hidden" name="from"/><button>Leave</button></form>', false],
  ['<input type="file" name="resume"/>', false],
  ['<p>Nothing &lt;input to type.</p>', false],
])('what can be typed into %s that no island keeps: %s', (main, expected) => {
  const footer = '<footer><div data-island="newsletter"><input name="email"/></div><input name="other"/></footer>'
  expect(hasPlainField(`<html><body><main id="main">${main}</main>${footer}</body></html>`)).toBe(expected)
})
