import { ENGLISH_TAG } from '#platform/text/language.ts'
import type { Passage } from './passage.ts'

export function aPassage(given: Partial<Passage> = {}): Passage {
  return {
    href: '/our-products',
    page: 'Shop',
    headings: ['AI Smart Plug'],
    sentences: ['It tells you what an appliance uses.', 'Price: ₹1,150'],
    language: ENGLISH_TAG,
    date: null,
    ...given,
  }
}

/** A small site: enough that one word is rarer than another. */
export const PASSAGES: Passage[] = [
  aPassage(),
  aPassage({
    href: '/returns#returns',
    page: 'Returns and refunds',
    headings: ['Returns and refunds', 'Returns'],
    sentences: ['A device that is unopened can be returned within 7 calendar days of delivery.'],
  }),
  aPassage({
    href: '/returns#refunds',
    page: 'Returns and refunds',
    headings: ['Returns and refunds', 'Refunds'],
    sentences: ['A refund is processed within 7 to 10 working days.'],
  }),
  aPassage({
    href: '/contact-us',
    page: 'Contact',
    headings: ['Contact', 'Business hours'],
    sentences: ['Monday to Friday: 10:00 AM to 6:00 PM', 'Sunday: Closed'],
  }),
  aPassage({
    href: '/blogs/geyser#heat',
    page: 'What a geyser costs',
    headings: ['What a geyser costs', 'The heat in the water'],
    sentences: ['A bucket of hot water takes half a unit of electricity.', 'The bill says the rest.'],
  }),
  aPassage({
    href: '/careers',
    page: 'Careers',
    headings: ['Careers'],
    sentences: ['Three openings. We read every application.'],
  }),
  // What else a site says, so that a word that is rare on a real site is rare here.
  ...Array.from({ length: 40 }, (_, at) =>
    aPassage({
      href: `/page-${at}`,
      page: `Page ${at}`,
      headings: [`Topic ${at}`],
      sentences: [`Sentence number ${at}.`],
    }),
  ),
]
