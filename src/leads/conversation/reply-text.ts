import { inIndianTime } from '#india/indian-time.ts'
import { replyCopy as copy } from './reply-words.en.ts'

// As mail programs know it (RFC 3676, section 4.3).
const SIGNATURE = '\n\n-- \n'
/** Of what is quoted, so that a letter does not grow with each answer. In UTF-16 units. */
const LONGEST_QUOTE = 5_000

export interface Quoted {
  name: string
  at: string
  text: string
}

interface Parts {
  typed: string
  signature: string
  /** What it answers. */
  quote: Quoted | null
}

/** A letter as it is sent and kept: what was typed, the signature, and what it answers. */
export function replyText({ typed, signature, quote }: Parts): string {
  const signed = `${typed}${SIGNATURE}${signature.replace(/^-- $/gm, '--')}`
  return quote ? `${signed}\n\n${quoteText(quote)}` : signed
}

/** Of such a letter, what was typed. */
export function typedOf(text: string): string {
  const end = text.lastIndexOf(SIGNATURE)
  return end < 0 ? text : text.slice(0, end)
}

export function quoteText({ name, at, text }: Quoted): string {
  const cut = text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE).toWellFormed()}…` : text
  const lines = cut.split('\n').map((line) => (line ? `> ${line}` : '>'))
  return [copy.wrote(inIndianTime(new Date(at)), name), ...lines].join('\n')
}
