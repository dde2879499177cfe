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

// As they are said on the phone, in the languages of our visitors and as these are typed in Latin letters.
const DIGITS = [
  'zero|oh|shunya|sunya|sifar|sunna|शून्य|ज़ीरो|जीरो|సున్నా|జీరో',
  'one|ek|okati|एक|वन|ఒకటి',
  'two|do|rendu|दो|టూ|రెండు',
  'three|teen|tin|moodu|mudu|तीन|మూడు',
  'four|chaar|char|naalugu|nalugu|चार|నాలుగు',
  'five|paanch|panch|aidu|ayidu|पांच|पाँच|ఐదు',
  'six|chhah|chhe|chhai|che|cheh|chah|aaru|aru|छह|छः|छे|ఆరు',
  'seven|saat|sat|edu|yedu|सात|ఏడు',
  'eight|aath|aat|enimidi|आठ|ఎనిమిది',
  'nine|nau|no|tommidi|thommidi|नौ|తొమ్మిది',
].map((words) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${foldedText(words)})(?![\\p{L}\\p{M}])`, 'giu'))

/** A folded text with digits for the words of them, and for the letters that stand between digits as if they were some. */
export function spokenDigits(folded: string): string {
  return DIGITS.reduce((text, words, digit) => text.replace(words, String(digit)), folded)
    .replace(/(?<=\d)o+(?![a-z])/gi, (letters) => '0'.repeat(letters.length))
    .replace(/(?<=\d)[li](?=\d)/gi, '1')
}

/** A text as a reader's eye takes it: no unseen signs, no accents, no letters that only look Latin, plain digits. */
export function foldedText(text: string): string {
  return latinDigits(withoutJoiners(cleanLines(text)))
    .normalize('NFKC')
    .replaceAll('。', '.')
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
