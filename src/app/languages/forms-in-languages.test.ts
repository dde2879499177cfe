import { afterAll, beforeAll, expect, test } from 'vitest'
import { inLanguage } from '#platform/text/in-language.ts'
import { FIRST_LANGUAGE, offerLanguages } from '#platform/text/language.ts'
import { formsInLanguages } from './forms-in-languages.ts'

const POSTED = '<form method="post" action="/hi/contact-us"><textarea name="message"></textarea></form>'
const ASKED = '<form method="get" action="/hi/embed/energy-calculator"><input name="units"/></form>'

beforeAll(() => offerLanguages(['en', 'hi', 'te']))
afterAll(() => offerLanguages([FIRST_LANGUAGE]))

test.each([
  ['a form that is posted', POSTED, ['/contact-us?only-shown', '/te/contact-us?only-shown']],
  [
    'one whose address has a query',
    POSTED.replace('/hi/contact-us', '/hi/your-enquiry/w0-a?act=add'),
    ['/your-enquiry/w0-a?act=add&amp;only-shown', '/te/your-enquiry/w0-a?act=add&amp;only-shown'],
  ],
  ['one that its own page answers', ASKED, ['/embed/energy-calculator', '/te/embed/energy-calculator']],
  [
    'a search on its own page',
    ASKED.replace(' method="get"', ''),
    ['/embed/energy-calculator', '/te/embed/energy-calculator'],
  ],
  ['one that another page answers', ASKED.replace('/hi/embed/energy-calculator', '/hi/blogs'), []],
  ['one with nothing to type', POSTED.replace(/<textarea.*<\/textarea>/, '<input type="hidden" name="all"/>'), []],
  ['one of the desk', POSTED.replace('/hi/contact-us', '/desk/leads'), []],
  ['one that is sent to where it is', POSTED.replace(' action="/hi/contact-us"', ''), []],
])('%s is taken along to these addresses: %s %s', (_, form, addresses) => {
  const html = inLanguage('hi', () => formsInLanguages(form, '/embed/energy-calculator'))
  expect([...html.matchAll(/formaction="([^"]*)"/g)].map(([, address]) => address)).toEqual(addresses)
})

test('a site of one language has no such buttons', () => {
  offerLanguages([FIRST_LANGUAGE])
  expect(formsInLanguages(POSTED, '/contact-us')).toBe(POSTED)
  offerLanguages(['en', 'hi', 'te'])
})
