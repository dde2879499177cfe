import { latinDigits } from '#platform/text/latin-digits.ts'

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu

/** The words of a text in any script, in their order, as they are compared: see fold. "1,150" is one word, and so is "meter's". */
export function wordsOf(text: string): string[] {
  return (
    fold(text)
      .replace(/(?<=\p{N})[,.](?=\p{N})/gu, '')
      .replace(/(?<=\p{L})[’']s(?![\p{L}\p{N}])/gu, '')
      .match(WORD) ?? []
  )
}

/**
 * A text with all made one that people write for each other: letters in either case, Latin letters with and without
 * accents, digits of any Indian script, ज़ and ज (the dot is often left out), ँ and ं, and joiners, which nobody sees.
 */
export function fold(text: string): string {
  return latinDigits(text)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{Mn}+/gu, '$1')
    .replace(/[\u093c\u200c\u200d]/g, '')
    .replace(/\u0901/g, '\u0902')
    .normalize('NFKC')
}
