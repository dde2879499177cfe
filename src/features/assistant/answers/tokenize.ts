import { latinDigits } from '#ui/indian-numbers.ts'

/** The words of a text in any script, as they are compared: marks kept, spelling variants of one letter made one. */
export function tokenize(text: string): string[] {
  return (
    latinDigits(text)
      .normalize('NFKC')
      .toLowerCase()
      // The dot below a letter is often left out (ज़/ज), joiners are invisible, and ँ and ं are written for each other.
      .normalize('NFD')
      .replace(/[\u093c\u200c\u200d]/g, '')
      .replace(/\u0901/g, '\u0902')
      .normalize('NFC')
      .replace(/(?<=\p{N})[,.](?=\p{N})/gu, '')
      .replace(/[’']s\b/g, '')
      .match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? []
  )
}
