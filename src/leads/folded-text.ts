import unhomoglyph from 'unhomoglyph'
import { cleanLines, withoutJoiners } from '#platform/text/clean-text.ts'
import { latinDigits } from '#platform/text/latin-digits.ts'

// The scripts of India have letters of their own; of all others, what looks like a Latin letter is read as one (UTS 39).
const FOREIGN = /[^\0-\x7f\u0900-\u0dff]/gu
// The standard leaves these apart from m, k and the others; a reader does not.
const SMALL_CAPITALS: Record<string, string> = {
  ʍ: 'm',
  ĸ: 'k',
  ᴀ: 'a',
  ʙ: 'b',
  ᴘ: 'p',
  ᴛ: 't',
  ɴ: 'n',
  ʜ: 'h',
  ᴍ: 'm',
}
const SINGLE_LETTERS = /(?<!\p{L})(?:\p{L}[ .\-_*]{1,2}){2,}\p{L}(?!\p{L})/gu
const LOOK_LIKE: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '@': 'a', $: 's' }

/** A text as a reader's eye takes it: no unseen signs, no accents, no letters that only look Latin, plain digits. */
export function foldedText(text: string): string {
  return latinDigits(withoutJoiners(cleanLines(text)))
    .normalize('NFKC')
    .replace(FOREIGN, (letter) => SMALL_CAPITALS[unhomoglyph(letter)] ?? unhomoglyph(letter))
    .normalize('NFD')
    .replace(/[\u0300-\u036f]|\u093c/g, '')
    .normalize('NFC')
}

/** The words of a folded text, and below them what "r e f u n d", "re-fund" and "p4yment" are meant to say. */
export function wordsInside(folded: string): string {
  const plain = folded.toLowerCase()
  const joined = plain
    .replace(SINGLE_LETTERS, (letters) => letters.replace(/[ .\-_*]/g, ''))
    .replace(/(?<=\p{L})[-_*.](?=\p{L})/gu, '')
  const meant = joined.replace(/[01345@$]/g, (sign) => LOOK_LIKE[sign] ?? sign)
  return [plain, joined, meant].join('\n')
}
