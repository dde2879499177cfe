import { type CanIEmailOptions, caniemail } from 'caniemail'
import { expect } from 'vitest'
import { seedPosts } from '#articles/seed-posts.ts'
import { drawLetter } from '#company/draw-letter.tsx'
import type { Letter } from '#company/letter.ts'
import { WRITTEN } from '../../tests/support/store-subscribers.ts'
import { test } from '../../tests/support/test-services.ts'
import { drawEdition } from './draw-edition.tsx'
import { readParts } from './edition-parts.ts'

/** Those that people in India read mails with, as far as caniemail.com knows them. */
const CLIENTS: CanIEmailOptions['clients'] = ['gmail.*', 'outlook.*', 'apple-mail.*', 'yahoo.*', 'samsung-email.*']

/** What some of them do not know, and why it stays: without it the mail is whole all the same. */
const WELL_WITHOUT: Record<string, string> = {
  '<abbr> element': 'Its letters stay.',
  '<body> element': 'A program that puts a mail into its own page makes a block of it, with the same colours.',
  '<style> element': 'It only turns the mail dark: what it looks like by day stands in the elements.',
  '@media': 'As above.',
  'color-scheme meta tag': 'As above.',
  'border-radius': 'A button then has corners.',
  'display:none':
    'The line for the inbox is hidden in four ways at once; where none is known, a sentence stands above the mail.',
  'max-height property': 'As above.',
  opacity: 'As above.',
  overflow: 'As above.',
  'height property': 'It says that a picture keeps its shape, which it does without it.',
  'overflow-wrap':
    'word-break is there beside it; where neither is known, an address of a hundred letters makes the mail wider.',
  'word-break': 'As above.',
  'role attribute': 'A card is then read out as a table of one cell.',
  'system-ui, ui-serif, ui-sans-serif, ui-rounded, ui-monospace': 'The next font is taken: Arial.',
  'target attribute': 'They open links as they do.',
  'text-decoration-line': 'It is said as text-decoration too.',
  'white-space': 'What somebody typed has its line breaks as elements; a table of numbers keeps them by itself.',
}

test('editions and letters with every part use nothing that a mail program lacks', async ({ services }) => {
  await seedPosts(services.db, { articles: 'content/posts', pictures: 'public' })
  const parts = await readParts(EVERY_BLOCK, services)
  expect(new Set(parts.map(({ kind }) => kind))).toEqual(new Set(['written', 'article', 'bill', 'button']))

  const { html } = await drawEdition(EVERY_BLOCK, services)
  const { html: letter } = await drawLetter(EVERY_PART)
  for (const drawn of [html, letter])
    expect(Object.keys(lacking(drawn)).filter((title) => !(title in WELL_WITHOUT))).toEqual([])
  // A reason for what is no longer there misleads.
  expect(Object.keys(WELL_WITHOUT).filter((title) => !(title in { ...lacking(html), ...lacking(letter) }))).toEqual([])
})

/** Each feature that one of them does not know at all, with those. */
function lacking(html: string): Record<string, string[]> {
  const { issues } = caniemail({ clients: CLIENTS, html })
  const found: Record<string, string[]> = {}
  for (const [client, each] of issues.errors)
    for (const { title } of [each].flat()) found[title] = [...new Set([...(found[title] ?? []), client])]
  return found
}

const EVERY_BLOCK = {
  ...WRITTEN,
  content: [
    WRITTEN.content,
    '<div data-block="article" data-slug="rooftop-solar-basics"></div>',
    '<p><img src="/media/0123456789abcdef0123456789abcdef-640.webp" alt="A meter" width="640" height="400"></p>',
    '<figure><img src="/media/0123456789abcdef0123456789abcdee-640.webp" alt="A bill"><figcaption>Last month’s</figcaption></figure>',
    '<h4>Small print</h4><pre>kWh / kVAh</pre>',
    '<p><em>a</em> <code>b</code> <sub>c</sub> <sup>d</sup> <del>e</del> <u>f</u> <abbr title="g">h</abbr><br>i</p>',
  ].join(''),
}

const EVERY_PART: Letter = {
  preview: 'A letter',
  heading: 'Of every part',
  body: [
    'A paragraph.',
    { lines: [['Phone', '98480 12345']] },
    { label: 'You wrote', quoted: 'Our bill went up.\nWhy?' },
    { label: 'Go on', links: [{ text: 'All newsletters', href: 'https://example.com/all' }] },
    { button: 'Open', href: 'https://example.com' },
  ],
  foot: { why: 'You wrote to us.', links: [{ text: 'Unsubscribe', href: 'https://example.com/end' }] },
}
