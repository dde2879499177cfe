import { expect, test } from 'vitest'
import { blocksOf } from './blocks-of.ts'

test('paragraphs, lists, tables and links are read, and everything else is text', () => {
  expect(
    blocksOf('One line\nand its end.\n\n- a\n- b\n\n| Form | Kept |\n| Contact | 3 years |\n\n[Ask us](/contact-us)'),
  ).toEqual([
    { kind: 'paragraph', text: 'One line and its end.' },
    { kind: 'list', items: ['a', 'b'] },
    { kind: 'table', head: ['Form', 'Kept'], rows: [['Contact', '3 years']] },
    { kind: 'link', label: 'Ask us', to: '/contact-us' },
  ])
  expect(blocksOf('<b>Bold</b> and *stars*')).toEqual([{ kind: 'paragraph', text: '<b>Bold</b> and *stars*' }])
})

test.each([
  '[x](javascript:alert(1))',
  '[x](//elsewhere.example)',
  '[x](http://plain.example)',
  '[x](/\\elsewhere.example)',
])('no link leads where one may not: %s', (text) => expect(blocksOf(text)).toEqual([{ kind: 'paragraph', text }]))

test('nothing but spaces says nothing', () => expect(blocksOf(' \n\n  \n')).toEqual([]))
