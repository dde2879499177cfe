import { wellFormed } from './well-formed.ts'

// All that ends a line: phones paste U+2028, Word U+000B (Unicode, section 5.8).
const LINE_BREAK = /\r\n|[\r\u000b\u000c\u0085\u2028\u2029]/g
const BREAK_OR_TAB = /[\t\u000b\u000c\u0085\u2028\u2029]/g

// Control characters, marks of direction, spaces without width, tags, what stands for a picture that a paste left behind
// (U+FFFC), and what is no character at all (Noncharacter_Code_Point). The flags of England, Scotland and Wales are written
// with tags behind a black flag: these stay.
const FLAG_OR_UNSEEN =
  /(\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{2,6}\u{e007f})|[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffc\u{e0000}-\u{e007f}\p{NChar}]/gu

// They take room or join letters, and show nothing by themselves.
const ONLY_SPACE = /^[\s\p{Cf}\p{DI}\u2800]*$/u

/**
 * A text of several lines without what nobody sees; every line break is one LF. The joiners stay: Indian scripts and
 * emoji are written with them. NUL and halves of characters stay too, for the forms to refuse: nobody can type them.
 */
export function cleanLines(text: string): string {
  return text.replace(LINE_BREAK, '\n').replace(FLAG_OR_UNSEEN, '$1')
}

/** The same for one line: a tab, or a break that a paste brought, is a space. CR and LF stay, for the forms to refuse. */
export function cleanLine(text: string): string {
  return text.replace(BREAK_OR_TAB, ' ').replace(FLAG_OR_UNSEEN, '$1')
}

/** For what is not worth a refusal: one line that can be stored and sent, whatever was given. */
export function toOneLine(text: string): string {
  return wellFormed(cleanLine(text.replace(/[\r\n\0]+/g, ' '))).trim()
}

/** The same for several lines. */
export function toLines(text: string): string {
  return wellFormed(cleanLines(text).replaceAll('\0', ''))
}

/**
 * For what is written without them, as numbers, addresses and words that are compared: joiners, fillers and all else that
 * Unicode lets a program ignore (Default_Ignorable_Code_Point), the blank of Braille, and the frame around the digits of a
 * phone's emoji keys.
 */
export function withoutJoiners(text: string): string {
  return text.replace(/[\p{DI}\u2800]|\u20e3/gu, '')
}

/** Whether a text shows anything at all. */
export function showsSomething(text: string): boolean {
  return !ONLY_SPACE.test(text)
}

/** More than anybody looks for; what is longer is cut here, before anything is done with it. */
export const LONGEST_SEARCH = 200

/** What was typed into a search: one line without what nobody sees, in the length that we look at. */
export function cutSearch(typed: string): string {
  return toOneLine(typed.trim().slice(0, LONGEST_SEARCH))
}

/** What a mail server said, without the addresses that it repeats: they are somebody's, and are kept elsewhere. */
export function hideAddresses(text: string): string {
  return text.replace(/<?[^\s<>,;:"'()]+@[^\s<>,;:"'()]+>?/g, '…')
}
