import { expect, test } from 'vitest'
import { cutStyles, wideFile } from './wide-styles.ts'

const PHONES = '.a{color:red}@media (max-width:47.99rem){.a{color:blue}}@media (min-width:30rem){.a{color:green}}'
const PRINTED = '@media (min-width:64rem),print{.a{color:black}}'
const WIDE = '@media (min-width:48rem){.a{color:white}.b:hover{color:red}}'
const HOVERED = '@media (hover:hover){.a:hover{color:gray}}'

test('what only wide windows and hovering pointers follow is cut off, in its order; the rest stays as it was', () => {
  const { narrow, wide } = cutStyles(`${HOVERED}${PHONES}${WIDE}${PRINTED}.c{color:red}`)
  expect(narrow).toBe(`${PHONES}${PRINTED}.c{color:red}`)
  expect(wide).toBe(HOVERED + WIDE)
})

test('a rule within another stays in it, and what is no block stays', () => {
  const css = `@import "a.css";@supports (color:color-mix(in lab,red,red)){${WIDE}}@layer a,b;`
  expect(cutStyles(css)).toEqual({ narrow: css, wide: '' })
})

test('the file of what was cut off is named after its sheet', () => {
  expect(wideFile('/assets/root-C0ffee.css')).toBe('/assets/root-C0ffee.wide.css')
})
