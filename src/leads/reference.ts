import { randomInt } from 'node:crypto'

// No vowels, so no words; no look-alikes, so nothing to misread on the phone.
const ALPHABET = '3456789CDFGHJKMNPQRTVWXYZ'
const LENGTH = 8

/** What a visitor quotes to us. There are 25^8, about 150 billion, so guessing one is hopeless. */
export function newReference(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}
