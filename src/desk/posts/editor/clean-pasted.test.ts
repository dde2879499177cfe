import { expect, test } from 'vitest'
import { directAddress } from '#articles/link-address.ts'
import { cleanPasted, listsOfWord } from './clean-pasted.ts'

test('pasted text keeps its structure and its links, and nothing that styles or runs', () => {
  expect(
    cleanPasted(
      '<!--x--><style>p{}</style><b style="font-weight:normal;"><p style="color:red" onclick=x()>a ' +
        '<a href="/x" title=\'a > b\' style=x>b</a></p><img onerror="x()" src="/y" alt="z"><script>x()</script></b>',
    ),
  ).toBe('<span><p>a <a href="/x" title=\'a > b\'>b</a></p><img src="/y" alt="z"></span>')
})

test('what a document of Google’s says by style is said by elements, a heading stays one, and a link leads where it says', () => {
  expect(
    cleanPasted(
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:700">Load</span></h2>' +
        '<p dir="ltr"><span style="font-weight:700;font-style:italic;text-decoration:none">a</span> <span style="font-weight:400">b</span> ' +
        '<span style="text-decoration:line-through">c</span> <span style=\'text-decoration:underline\'>d</span> ' +
        '<a href="https://www.google.com/url?q=https://example.com/a?x%3D1%26y%3D2&amp;sa=D&amp;ust=1"><span style="text-decoration:underline">e</span></a></p></b>',
    ),
  ).toBe(
    '<meta><span><h2><span>Load</span></h2><p><span><strong><em>a</em></strong></span> <span>b</span> ' +
      '<span><del>c</del></span> <span><u>d</u></span> <a href="https://example.com/a?x=1&amp;y=2"><span>e</span></a></p></span>',
  )
})

test('a table of Google’s sheets keeps what is bold or struck out in a cell', () => {
  expect(
    cleanPasted(
      '<google-sheets-html-origin><table><tbody><tr><td style="font-size:10pt;font-weight:bold;">Slab</td><td style="text-align:right">7.10</td></tr>' +
        '<tr><td style="text-decoration:line-through">0-50</td><td style="font-style:italic"><a href="/x" style="text-decoration:underline">a</a></td></tr></tbody></table>',
    ),
  ).toBe(
    '<google-sheets-html-origin><table><tbody><tr><td><strong>Slab</strong></td><td>7.10</td></tr>' +
      '<tr><td><del>0-50</del></td><td><em><a href="/x">a</a></em></td></tr></tbody></table>',
  )
})

test.each([
  ['https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.com%2F%3Fa%3D1&h=x', 'https://example.com/?a=1'],
  ['https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2F&data=05', 'https://example.com/'],
  ['https://www.google.co.in/url?sa=t&url=https%3A%2F%2Fexample.com%2F', 'https://example.com/'],
  [
    'https://www.google.com/url?q=https%3A%2F%2Fl.facebook.com%2Fl.php%3Fu%3Dhttps%253A%252F%252Fexample.com',
    'https://example.com',
  ],
  ['https://urldefense.com/v3/__https://example.com/a__;!!x', 'https://example.com/a'],
  ['https://www.google.com/url?q=javascript:alert(1)', 'https://www.google.com/url?q=javascript:alert(1)'],
  ['https://www.google.com/search?q=https://example.com', 'https://www.google.com/search?q=https://example.com'],
  ['https://t.co/abc', 'https://t.co/abc'],
  ['/smart-home', '/smart-home'],
])('%s leads to %s', (address, direct) => {
  expect(directAddress(address)).toBe(direct)
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

test('items of Word become lists of their kind, as deep as they were', () => {
  const pasted = `<p class=MsoNormal>Before</p>
${item('First', { marker: '·' })}
${item('Deeper', { marker: 'o', level: 2 })}
${item('Second', { marker: '·' })}
${item('One', { marker: '1.' })}
${item('Two', { marker: '2.' })}
<p class=MsoNormal>After</p>`

  expect(listsOfWord(pasted).replace(/\n/g, '')).toBe(
    '<p class=MsoNormal>Before</p>' +
      '<ul><li>First<ul><li>Deeper</li></ul></li><li>Second</li></ul>' +
      '<ol><li>One</li><li>Two</li></ol>' +
      '<p class=MsoNormal>After</p>',
  )
})

test('a list is known in either way that Word hides its marker, and a paragraph is no item', () => {
  expect(listsOfWord(item('Item', { marker: 'a)' }).replaceAll('<!--[', '<![').replaceAll(']-->', ']>'))).toBe(
    '<ol><li>Item</li></ol>',
  )
  const plain = '<p style="margin:0">· a dot of its own</p>'
  expect(listsOfWord(plain)).toBe(plain)
})

/** As Word for Windows puts it on the clipboard. */
function item(text: string, { marker, level = 1 }: { marker: string; level?: number }) {
  return (
    `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'>` +
    `<!--[if !supportLists]--><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}` +
    `<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><!--[endif]-->${text}</p>`
  )
}
