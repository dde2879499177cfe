import { foldedText, wordsInside } from './folded-text.ts'
import { saysMoreThanAName } from './fraud-words.ts'

const LONGEST = 60
const MOST_WORDS = 6
// Letters of any script with what joins them, initials with their dots: A. P. J. Abdul Kalam, D'Souza, Anne-Marie.
const NAME = /^\p{L}(?:[\p{L}\p{M} .'’-]|\u200c|\u200d)*$/u

/**
 * The name that a mail of ours may greet, or null: whoever typed the address typed the name too. Sums, links, numbers,
 * words of payment and whole sentences are no names.
 */
export function greetedName(name: string): string | null {
  const isName =
    name.length <= LONGEST &&
    NAME.test(name) &&
    name.split(/\s+/).length <= MOST_WORDS &&
    // "K.V.Rao" has initials before its dots; "refund.example" has not.
    !/\p{L}[\p{L}\p{M}]+\.\s?[\p{L}\p{M}]{2,}/u.test(
      name.replace(/\b(?:dr|mr|mrs|ms|smt|sri|shri|prof|er|adv|md|mohd|st)\.\s?/gi, ''),
    ) &&
    isOfOneScript(name) &&
    !saysMoreThanAName(wordsInside(foldedText(name)))

  return isName ? name : null
}

// Latin letters among others in one word are there to be misread.
function isOfOneScript(name: string): boolean {
  return name
    .split(/[\s.'’-]+/)
    .every((word) => !/\p{Script=Latin}/u.test(word) || !/(?!\p{Script=Latin})\p{L}/u.test(word))
}
