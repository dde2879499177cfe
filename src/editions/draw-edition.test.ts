import { expect } from 'vitest'
import { arrangeContent } from '#desk/posts/arrange-content.ts'
import { WRITTEN } from '../../tests/support/store-subscribers.ts'
import { test } from '../../tests/support/test-services.ts'
import { drawEdition } from './draw-edition.tsx'
import { makeEditionContent } from './edition-content.ts'
import { OWN_LINKS } from './recipient-letter.ts'

test('an edition of twelve blocks is whole in both forms, with its foot by construction', async ({ services }) => {
  const { html, text } = await drawEdition(WRITTEN, services)

  for (const said of [
    WRITTEN.subject,
    'New rates',
    'The meter does not lie.',
    'Read the meter.',
    'Ask us',
    'Until May.',
  ])
    for (const form of [html, text]) expect(form).toContain(said)
  for (const link of Object.values(OWN_LINKS)) for (const form of [html, text]) expect(form).toContain(link)
  expect(html).toContain('http://localhost:3000/energy-calculator')
  expect(text).toContain('Work out your bill (http://localhost:3000/energy-calculator)')
  expect(text).toContain('Ask us: http://localhost:3000/contact-us')
  expect(text).toContain('1. Read the meter.')
  expect(text).toContain('0 to 50 | 335')
  // The bill is the calculator's, and says where it is from.
  expect(html).toMatch(/₹[\d,.]+/)
  expect(text).toMatch(/200 units a month at home in Kerala\n[^\n]*₹[\d,.]+\n[^\n]*\d{4}/)
  // Mail programs fetch no style sheet, run nothing, and know no address without its site.
  expect(html).not.toMatch(/<script|<link\b|(?:src|href)="\//)
})

test('text that somebody wrote by hand takes the place of the made one, and keeps the foot', async ({ services }) => {
  const { text } = await drawEdition({ ...WRITTEN, text: 'In short: rates went up.' }, services)
  expect(text).toMatch(/^In short: rates went up\./)
  expect(text).not.toContain('Until May.')
  expect(text).toContain(OWN_LINKS.unsubscribe)
})

test('what an edition is not made of is taken out, and making it again changes nothing', () => {
  const typed = [
    '<p onclick="x()">Hello <script>alert(1)</script><a href="javascript:x()">there</a></p>',
    '<div data-block="button" data-text="Go" data-href="javascript:alert(1)"></div>',
    '<div data-block="button" data-text="Shop &amp; &quot;more&quot;" data-href="/shop" onclick="x()">shown</div>',
    '<div data-block="bill" data-state="IN-KL" data-units="0"></div>',
    '<div data-block="other"></div>',
    '<iframe src="https://evil.example"></iframe>',
  ].join('')
  const made = makeEditionContent(typed, arrangeContent)

  expect(made).not.toMatch(/script|onclick|iframe|units="0"|other/)
  expect(made).toContain('data-href="/shop"')
  expect(makeEditionContent(made, arrangeContent)).toBe(made)
  expect(makeEditionContent(WRITTEN.content, arrangeContent)).toContain('data-units="200"')
})
