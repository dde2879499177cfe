import { createHash } from 'node:crypto'
import type { LeadRow } from '#database/tables.ts'
import { wordsOf } from '#india/words.ts'
import { toOneLine } from '#platform/text/clean-text.ts'
import { latinDigits } from '#platform/text/latin-digits.ts'
import { isEmailAddress, readEmailAddress, sameAddress } from '#platform/text/read-email-address.ts'
import { readPhoneNumber } from '#platform/text/read-phone-number.ts'

/** Of what is made here: one more, whenever a lead is to be found by what older leads were not. See index-leads.ts. */
export const WORDS_VERSION = 1

const LONGEST_WORD = 60
const MOST_WORDS_ASKED = 8
/** People remember the last five digits of a number, or a few more. */
const ENDS_OF_PHONE = [5, 6, 7, 8, 9, 10]
/** A shorter number is part of many a longer one, and of our own keys. */
const SHORTEST_NAMED = 10
const LONGEST_NAMED = 40
/** Fewer digits are in too many numbers to tell one. */
const FEWEST_OF_NUMBER = 3
const ADDRESS_NAMED = /([\w.!#$%&'*+/=?^`{|}~-]+) *@ *([a-z\d.-]+)/g
// As people write numbers: with spaces, dashes, brackets, dots and a plus.
const SIGNS_IN_NUMBER = /[\s\p{Pd}().+\u00b7\u2022]/gu

type Lead = Pick<LeadRow, 'reference' | 'full_name' | 'email' | 'phone_number' | 'details' | 'attribution'> & {
  /** What a resume that came with it says. */
  resume?: string | null
}

/**
 * What a lead can be found by: its words, as people wrote them, and marks such
 * as `source:google` that only filters ask for. Nobody types a mark: what is
 * typed is cut into words, and no word has a colon.
 */
export function wordsOfLead(lead: Lead): string[] {
  const details = JSON.parse(lead.details) as Record<string, unknown>
  const texts = textsIn(details)
  const written = [lead.reference, lead.full_name, lead.email, ...texts, lead.resume ?? '']
  const phone = digitsOf(lead.phone_number ?? '')
  const words = [
    ...written.flatMap(cut),
    // 'asharao' finds Asha Rao, and 'tejareddy' Ravi Teja Reddy.
    ...cut(lead.full_name).map((_, place, all) => all.slice(place).join('')),
    ...cut(lead.phone_number ?? ''),
    phone,
    ...ENDS_OF_PHONE.map((digits) => phone.slice(-digits)),
  ]

  return [...new Set([...words.filter(Boolean), ...marksOf(lead, details), ...texts.flatMap(namedIn)])]
}

/** Marks of the same person, whoever else they wrote as. */
export function personMarks(lead: Pick<LeadRow, 'email' | 'phone_number'>): string[] {
  return [mailMark(lead.email), phoneMark(lead)].filter((mark) => mark !== undefined)
}

/** The same for the phone alone, however it was written; undefined where there is none. */
export function phoneMark({ phone_number }: Pick<LeadRow, 'phone_number'>): string | undefined {
  const phone = digitsOf(phone_number ?? '').slice(-10)
  return phone.length >= 7 ? `phone:${phone}` : undefined
}

/** Marks of which a lead has one that was sent from this number, written as it is dialled within India. */
export function phoneMarks(number: string): string[] {
  const zeros = Math.max(0, 10 - number.length)
  return Array.from({ length: zeros + 1 }, (_, count) => `phone:${('0'.repeat(count) + number).slice(-10)}`)
}

/** What is asked for to find leads whose texts name an address. */
export function namingAddress(address: string): Wanted {
  return { beginnings: [namedAddress(address)], marks: [] }
}

/** The same for a number, as it is dialled within India; undefined for one that is too short. */
export function namingNumber(number: string): Wanted | undefined {
  return number.length < SHORTEST_NAMED ? undefined : { beginnings: [], marks: numbersWithin(number) }
}

export function sourceMark(source: string): string {
  return `source:${cut(source).join('')}`
}

export function stateMark(state: string): string {
  return `state:${cut(state).join('')}`
}

export function openingMark(jobId: string | null): string {
  return `opening:${cut(jobId ?? 'none').join('')}`
}

export interface Wanted {
  /** Each must begin some word. */
  beginnings: string[]
  marks: string[]
}

/** What no lead has: its sign is in no word, and in no other mark. */
export const NOTHING: Wanted = { beginnings: [], marks: ['nothing:'] }

/** Whether a search is for a number or an address, or for a part of one. */
export function namesSomebody(typed: string): boolean {
  const text = toOneLine(typed)
  const isNumber = /^[+\d\s().-]+$/.test(readPhoneNumber(text))
  const numbers = isNumber
    ? [digitsOf(text)]
    : cut(text)
        .map((word) => latinDigits(word))
        .filter((word) => /^\d+$/.test(word))
  return text.normalize('NFKC').includes('@') || numbers.some((number) => number.length >= FEWEST_OF_NUMBER)
}

/** What somebody typed into the search. A whole number or address means the one person. */
export function readSearch(typed: string): Wanted {
  const text = toOneLine(typed)
  if (isEmailAddress(readEmailAddress(text))) return { beginnings: [], marks: [mailMark(text)] }

  const number = readPhoneNumber(text)
  const digits = digitsOf(number)
  const isNumber = /^[+\d\s().-]+$/.test(number) && digits.length >= 5
  if (isNumber) return digits.length >= 10 ? { beginnings: [], marks: [`phone:${digits.slice(-10)}`] } : words([digits])

  return words(cut(text))
}

function words(beginnings: string[]): Wanted {
  return { beginnings: [...new Set(beginnings)].slice(0, MOST_WORDS_ASKED), marks: [] }
}

function marksOf(lead: Lead, details: Record<string, unknown>): string[] {
  const { last, first } = JSON.parse(lead.attribution ?? '{}') as Record<string, { utm_source?: string } | undefined>
  const sources = [last?.utm_source, first?.utm_source].filter((source) => source !== undefined)
  const state = (details.address as { state?: { name?: string } } | undefined)?.state?.name

  return [
    ...personMarks(lead),
    ...sources.map(sourceMark),
    ...(state ? [stateMark(state)] : []),
    ...('job_id' in details ? [openingMark(details.job_id as string | null)] : []),
  ]
}

// An address is cut into words by a search, so the whole of it is kept as a hash, which is one.
function mailMark(email: string): string {
  return `mail:${createHash('sha256').update(sameAddress(email)).digest('hex').slice(0, 24)}`
}

/** Marks of the addresses and numbers that a text names, whatever stands before and behind them without a space. */
function namedIn(text: string): string[] {
  const plain = latinDigits(text.normalize('NFKC')).toLowerCase()
  const addresses = [...plain.matchAll(ADDRESS_NAMED)].flatMap(([, local = '', domain]) =>
    Array.from({ length: Math.min(local.length, LONGEST_NAMED) }, (_, at) => `${local.slice(-at - 1)}@${domain}`),
  )
  const numbers = plain.replace(SIGNS_IN_NUMBER, '').match(/\d+/g) ?? []
  return [...addresses.map(namedAddress), ...numbers.flatMap(numbersWithin)]
}

// In hexadecimal it is one word, and an address that begins it is the beginning of the word.
function namedAddress(address: string): string {
  return `mailin:${Buffer.from(address.slice(0, LONGEST_NAMED)).toString('hex')}`
}

function numbersWithin(digits: string): string[] {
  const places = Math.max(0, digits.length - SHORTEST_NAMED + 1)
  return Array.from({ length: places }, (_, at) => `phonein:${digits.slice(at, at + SHORTEST_NAMED)}`)
}

function cut(text: string): string[] {
  return wordsOf(text).map((word) => [...word].slice(0, LONGEST_WORD).join(''))
}

function digitsOf(text: string): string {
  return latinDigits(text.normalize('NFKC')).replace(/\D/g, '')
}

// A resume's check sum is no word of anybody's.
function textsIn(value: unknown, key?: string): string[] {
  if (typeof value === 'string') return key === 'sha256' || key === 'id' ? [] : [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => textsIn(each, name))
}
