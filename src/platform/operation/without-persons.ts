const MAX_LENGTH = 200
// Of what is longer the rest is not looked at: finding the words around an @ takes as long as the text, squared.
const LOOKED_AT = 500

/** Names of people cannot be told from other words; numbers and addresses can, and are taken out. */
export function withoutPersons(text: string): string {
  return text
    .slice(0, LOOKED_AT)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\S+@\S+/g, ' ')
    .replace(/\b(https?:\/\/|www\.)\S+/g, ' ')
    .replace(/\+?\p{N}[\p{N}\s().-]*/gu, ' ')
    .replace(/[^\p{L}\p{M}\s'’-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_LENGTH)
    .toWellFormed()
    .trim()
}
