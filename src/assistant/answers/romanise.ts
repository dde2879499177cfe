// Devanagari and Telugu stand in Unicode in one order, so many letters from the begin of their block.
const BLOCKS = [0x0900, 0x0c00]
const BLOCK_LENGTH = 0x80
const CONSONANTS_FROM = 0x15
const CONSONANTS = 'k kh g gh ng ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h'.split(' ')
const VOWELS_FROM = 0x05
const VOWELS = 'a a i i u u ri li e e e ai o o o au'.split(' ')
const SIGNS_FROM = 0x3e
const SIGNS = 'a i i u u ri ri e e e ai o o o au'.split(' ')
const NASALS = [0x01, 0x02]
const NO_VOWEL = 0x4d
/** The vowel that a consonant has where no other is written. Hindi does not say it everywhere. */
const INHERENT = 'ə'

/** A Hindi or Telugu word as it is typed in Latin letters: "घर" is "ghar", "కరెంట్" is "karent". */
export function romanise(word: string): string {
  const block = BLOCKS.findIndex((from) => isIn(from, word.codePointAt(0)!))
  const from = BLOCKS[block]
  if (from === undefined) return word

  const spelt = Array.from(word, (letter) => letter.codePointAt(0)! - from).reduce(spell, '')
  const isHindi = block === 0
  return nasalsAsTyped(isHindi ? withoutSilent(spelt) : spelt, isHindi).replaceAll(INHERENT, 'a')
}

function isIn(from: number, letter: number): boolean {
  return letter >= from && letter < from + BLOCK_LENGTH
}

function spell(before: string, letter: number): string {
  const sign = SIGNS[letter - SIGNS_FROM]
  if (sign) return bare(before) + sign
  if (letter === NO_VOWEL) return bare(before)
  if (NASALS.includes(letter)) return `${before}N`
  const consonant = CONSONANTS[letter - CONSONANTS_FROM]
  return before + (consonant ? consonant + INHERENT : (VOWELS[letter - VOWELS_FROM] ?? ''))
}

function bare(spelt: string): string {
  return spelt.endsWith(INHERENT) ? spelt.slice(0, -1) : spelt
}

/** "bachat", not "bachata"; "naukri", not "naukari". */
function withoutSilent(spelt: string): string {
  return spelt
    .replace(/(?<=[aeiouə].*)ə$/, '')
    .replace(/(?<=[aeiouə]N?[^aeiouəN]{1,2})ə(?=[^aeiouəN]{1,2}[aeiou])/g, '')
}

function nasalsAsTyped(spelt: string, isHindi: boolean): string {
  return spelt
    .replace(/N(?=[pbm])/g, 'm')
    .replace(/N$/, isHindi ? 'n' : 'm')
    .replaceAll('N', 'n')
}
