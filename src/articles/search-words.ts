import { wordsOf } from '#india/words.ts'
import { cutSearch } from '#platform/text/clean-text.ts'

const MOST_WORDS = 8
const LONGEST_WORD = 40

// Words that say nothing about an article: they are in every one of them, or in its address.
const EMPTY = new Set(
  'a about an and are article articles as at be blog blogs by do does for from how i in is it my of on or that the this to us was what when where which who why will with you your'.split(
    ' ',
  ),
)

/** What is really looked for in what a visitor typed: at most eight words, whatever else it held. */
export function searchWords(search: string): string[] {
  const words = wordsOf(cutSearch(search)).map((word) => word.slice(0, LONGEST_WORD))
  return [...new Set(words)].filter((word) => !EMPTY.has(word)).slice(0, MOST_WORDS)
}
