import { currentTag } from '#platform/text/language.ts'
import type { Place } from './answer.ts'

/** How a passage is worded in one language. */
export interface Wording {
  /** What the page is called in our menus. */
  page: string
  /** The headings above it, outermost first; the last is its own. */
  headings: string[]
  /** In the order of the page: sentences, and rows of tables and lists. */
  sentences: string[]
}

/** A piece of our pages short enough to answer one question, with the place it stands at. */
export interface Passage extends Wording {
  /** Where a reader lands on it: the page, and the heading's anchor where it has one. Without a language (addressIn). */
  href: string
  language: string
  /** What it says in English, where it is in another language and we have both: by that it is found too. */
  english?: Wording
  /** The ISO day of its last change, where the page tells one. */
  date: string | null
  /** Of rates: whose they are, the state first. They answer only who names one of these, and then as a whole. */
  places?: readonly string[]
}

/** The address of its page. Of records of rates, which all stand on one page, each has one of its own. */
export function pageOf({ href, places }: Pick<Passage, 'href' | 'places'>): string {
  return places ? href : href.replace(/#.*/, '')
}

/** How an answer names the place of a sentence. */
export function titleOf({ page, headings }: Pick<Passage, 'page' | 'headings'>): string {
  const heading = headings.at(-1) ?? page
  return heading === page ? page : `${page}: ${heading}`
}

/** A place as an answer names it; its language is told where it is not that of the answer. */
export function placeOf(passage: Passage): Place {
  const { href, language } = passage
  const isElsewhere = language !== currentTag()
  return { title: titleOf(passage), href, ...(isElsewhere && { language }) }
}
