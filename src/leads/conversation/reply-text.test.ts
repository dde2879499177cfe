import { expect, test } from 'vitest'
import { foldQuoted } from './fold-quoted.ts'
import { replyText, typedOf } from './reply-text.ts'
import { replyHtml } from './send-reply.ts'

const quote = { name: 'Ada', at: '2026-11-19T10:40:00Z', text: 'It hums.\n\nAll night.' }

test('a letter is what was typed, the signature and what it answers; and what was typed is found in it again', () => {
  const text = replyText({ typed: 'Dear Ada,\n\n-- \nno end', signature: 'Asha\n-- \nCoral Urja', quote })

  expect(text).toBe(
    'Dear Ada,\n\n-- \nno end\n\n-- \nAsha\n--\nCoral Urja\n\n' +
      'On Thursday, 19 November 2026, 4:10 PM IST, Ada wrote:\n> It hums.\n>\n> All night.',
  )
  expect(typedOf(text)).toBe('Dear Ada,\n\n-- \nno end')
  expect(typedOf(replyText({ typed: 'Yes.', signature: 'Asha', quote: null }))).toBe('Yes.')
})

test.each([
  ['ours', replyText({ typed: 'Yes.', signature: 'Asha', quote }), ['Yes.\n\n-- \nAsha'], ['On Thursday']],
  [
    'of two lines',
    'Yes.\n\nOn Thu, 19 Nov 2026 at 16:10, Asha Rao, Coral Urja\n<a@b.in> wrote:\n> Hm',
    ['Yes.'],
    ['On Thu'],
  ],
  [
    'answers between',
    'Hello,\n> How many?\nTwo.\n> When?\nNow.',
    ['Hello,', 'Two.', 'Now.'],
    ['> How many?', '> When?'],
  ],
  ['of Outlook', 'Yes.\n\nFrom: Asha\nSent: Thursday\nTo: Ada\nSubject: Plug\n\nIt hums.', ['Yes.'], ['From: Asha']],
  ['forwarded', 'See.\n-----Original Message-----\nIt hums.', ['See.'], ['-----Original']],
  ['none at all', 'From: my house to yours.\nHe wrote: nothing.', ['From: my house to yours.\nHe wrote: nothing.'], []],
])('what was written before is known: %s', (_, text, own, quoted) => {
  const parts = foldQuoted(text)
  expect(parts.filter(({ isQuoted }) => !isQuoted).map((part) => part.text)).toEqual(own)
  const folded = parts.filter(({ isQuoted }) => isQuoted).map((part) => part.text)
  expect(folded.map((part, at) => part.slice(0, quoted[at]?.length))).toEqual(quoted)
})

test('the formatted letter has living links and nothing else that was typed is HTML', () => {
  const html = replyHtml(
    'See https://example.com/a?b=1&c="x".\n<script>alert(1)</script>\n\nOn Thursday, Ada wrote:\n> <b>Hm</b>',
  )

  expect(html).toContain('<a href="https://example.com/a?b=1&amp;c=">https://example.com/a?b=1&amp;c=</a>')
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(html).toMatch(/<p>On Thursday, Ada wrote:<\/p><blockquote[^>]*>&lt;b&gt;Hm&lt;\/b&gt;<\/blockquote>/)
})
