import { expect, test } from 'vitest'
import { listsOfWord } from './lists-of-word.ts'

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
