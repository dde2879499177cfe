import { expect, test } from 'vitest'
import { cleanPasted } from './clean-pasted.ts'

test('pasted text keeps its structure and its links, and nothing that styles or runs', () => {
  expect(
    cleanPasted(
      '<!--x--><style>p{}</style><b style="font-weight:normal;"><p style="color:red" onclick=x()>a ' +
        '<a href="/x" title=\'a > b\' style=x>b</a></p><img onerror="x()" src="/y" alt="z"><script>x()</script></b>',
    ),
  ).toBe('<span><p>a <a href="/x" title=\'a > b\'>b</a></p><img src="/y" alt="z"></b>')
})

test("the editor's own copies stay whole", () => {
  const own = '<table data-pm-slice="1 1 []"><tr><td colspan="2" align="right">1</td></tr></table>'
  expect(cleanPasted(own)).toBe(own)
})

test('sections that elsewhere have first headings become sections of an article, and theirs parts of them', () => {
  expect(cleanPasted('<h1 class=x>Load</h1><p>a</p><h2>At night</h2><h1>Price</h1>')).toBe(
    '<h2>Load</h2><p>a</p><h3>At night</h3><h2>Price</h2>',
  )
  expect(cleanPasted('<h2>Load</h2><h3>At night</h3>')).toBe('<h2>Load</h2><h3>At night</h3>')
})
