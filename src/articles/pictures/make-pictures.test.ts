import { expect, test } from 'vitest'
import { cleanSvg } from './make-pictures.ts'

const clean = (inner: string) => cleanSvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`)

test('a drawing stays a drawing: its shapes, gradients and own styles', () => {
  const drawing =
    '<defs><linearGradient id="a"><stop offset="0" stop-color="#f60"></stop></linearGradient></defs><style>.b{fill:url(#a)}</style><g transform="scale(2)"><path class="b" d="M0 0h9v9z"></path><use href="#c"></use></g>'
  expect(clean(drawing)).toContain(drawing)
})

test.each([
  '<script>alert(1)</script>',
  '<rect onload="alert(1)" width="9" height="9"/>',
  '<image href="file:///etc/passwd"/>',
  '<use href="https://elsewhere.example/a.svg#b"/>',
  '<use xlink:href="//elsewhere.example/a.svg#b"/>',
  '<foreignObject><iframe src="https://elsewhere.example"/></foreignObject>',
  '<style>@import "https://elsewhere.example/a.css";</style>',
  '<style>.a{fill:url(https://elsewhere.example/a)}</style>',
  '<rect fill="url(\'https://elsewhere.example/a\')"/>',
  '<a href="javascript:alert(1)"><rect/></a>',
  '<animate attributeName="href" values="javascript:alert(1)"/>',
  '<feImage href="https://elsewhere.example/a.png"/>',
])('nothing runs and nothing is fetched: %s', (evil) => {
  expect(clean(evil)).not.toMatch(/script|alert|onload|etc\/passwd|elsewhere|iframe|@import|animate|feImage/i)
})

test('entities are not unfolded, and what is no drawing is none', () => {
  const bomb = '<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><svg><text>&b;&b;</text></svg>'
  expect(cleanSvg(bomb)).toBeUndefined()
  expect(cleanSvg('<svg><text>&b;</text></svg>')).toContain('&amp;b;')
  const adobe =
    '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd"><svg/>'
  expect(cleanSvg(adobe)).toBe('<svg></svg>')
  expect(cleanSvg('<html><body>svg</body></html>')).toBeUndefined()
  expect(cleanSvg('')).toBeUndefined()
})
