import { companyFacts } from '#company/facts.ts'
import { nationalNumber } from '#platform/text/read-phone-number.ts'
import { foldedText, spokenDigits, wordsInside } from './folded-text.ts'
import { speaksOfFraud } from './fraud-words.ts'

// All of these are for a text whose spaces are single ones, and begin where a word begins: a long one is gone through once.
const DOT = /\s?(?:\[\s*\.\s*\]|\(\s*\.\s*\)|\{\s*\.\s*\}|[[({]\s*dot\s*[\])}]|\sdot\s|[\u3002\uff61\u2024])\s?/gi
// Nobody writes a sentence's full stop with a space before it; with one behind it, only an ending that is no word tells.
const SPACED_DOT = /\s\.\s?(?=[\p{L}\d])|\.\s(?=(?:com|net|org|xyz|online|info|site|shop|top|club|icu|example)\b)/giu
const SCHEME = /\b(?:h(?:tt|xx)ps?|ftp)\s*:\s*\/\s*\/?\s*(\S+)|\bwww\s*\.\s*(\S+)|\bupi\s*:\s*(?:\/|pay)(\S*)/gi
const HOST =
  /(?<![\p{L}\p{M}\d@.-])(?:[\p{L}\p{M}\d](?:[\p{L}\p{M}\d-]*[\p{L}\p{M}\d])?\.)+([\p{L}\p{M}]{2,})(?![\p{L}\p{M}\d])(\/)?/gu
const KNOWN_ENDING =
  /^(?:com|net|org|in|info|biz|xyz|online|site|shop|store|top|club|live|app|link|page|click|icu|vip|me|io|co|ly|gl|cc|ru|cn|tk|ml|ga|cf|gq|example|भारत|భారత్)$/i
const MAILBOX = /(?<![\p{L}\p{N}._+-])[\p{L}\p{N}._+-]+\s?@\s?[\p{L}\p{N}][\p{L}\p{N}._+-]*/gu
const PHONE =
  /(?<!\d)(?:(?:\+?91|0{1,2}91|0)[\s().-]{0,3})?[6-9](?:[\s().,*_|-]{0,3}\d){9}(?!\d)|(?<!\d)[6-9]\d{4}\/\d{5}(?!\d)|(?<!\d)18[06]0(?:[\s-]{0,2}\d){6,8}(?!\d)|\+\d(?:[\s().-]{0,2}\d){7,14}|(?<!\d)0\d{2,4}[\s-]{1,2}\d{6,8}(?!\d)/g

interface Typed {
  full_name: string
  email: string
  phone_number?: string | undefined
  details: object
}

/** Why staff should look before the address that was typed gets a mail of ours, or null. */
export function findFraudSigns({ full_name, email, phone_number, details }: Typed, siteUrl: string): string | null {
  const text = foldedText([full_name, ...typedIn(details)].join('\n'))
  const isFraudulent =
    speaksOfFraud(wordsInside(text)) && leadsElsewhere(text, { email, phone_number, host: new URL(siteUrl).hostname })

  return isFraudulent ? 'it speaks of payment, disconnection or KYC and leads elsewhere' : null
}

// A file's check sum was typed by nobody.
function typedIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return key === 'sha256' ? [] : [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => typedIn(each, name))
}

interface Own {
  email: string
  phone_number?: string | undefined
  /** Where this site is. */
  host: string
}

/** Whether a text leads somebody elsewhere: to a link, a mailbox or a phone number that is neither the sender's nor ours. Of a folded text. */
function leadsElsewhere(folded: string, own: Own): boolean {
  const text = folded.replace(/\s+/g, ' ').replace(DOT, '.').replace(SPACED_DOT, '.')
  const ours = ourPlaces()
  const isOwnHost = (host: string) => host === own.host || host === `www.${own.host}`

  const mailboxes = [...text.matchAll(MAILBOX)].map(([found]) => found.replace(/\s/g, '').replace(/[._+-]+$/, ''))
  const isForeignMailbox = mailboxes.some(
    (found) => found.toLowerCase() !== own.email.toLowerCase() && !found.toLowerCase().endsWith(`@${ours.mailHost}`),
  )
  const withoutMailboxes = text.replace(MAILBOX, ' ')
  const schemes = [...withoutMailboxes.matchAll(SCHEME)].map(([, a, b, c]) => hostOf(a ?? b ?? c ?? ''))
  const hosts = [...withoutMailboxes.matchAll(HOST)]
    .filter(
      ([found, ending = '', path]) =>
        path ||
        /[-\d]/.test(found) ||
        /^\p{Ll}/u.test(ending) ||
        KNOWN_ENDING.test(ending) ||
        /^[\u0900-\u0dff]/.test(ending),
    )
    .map(([found]) => hostOf(found))
  const numbers = [...spokenDigits(withoutMailboxes).matchAll(PHONE)].map(([found]) =>
    nationalNumber(found.replace(/[,*_|/]/g, '')),
  )
  const known = [...ours.numbers, nationalNumber(own.phone_number ?? '')]

  return (
    isForeignMailbox ||
    [...schemes, ...hosts].some((host) => !isOwnHost(host)) ||
    numbers.some((number) => !known.includes(number))
  )
}

function ourPlaces() {
  const { company, offices } = companyFacts()
  const { salesPhone, supportPhone, generalPhone, whatsapp, email } = company
  const phones = [salesPhone, supportPhone, generalPhone, whatsapp, ...offices.map(({ phone }) => phone)]
  return { numbers: phones.map((phone) => nationalNumber(phone ?? '')), mailHost: email.split('@')[1] ?? '' }
}

function hostOf(address: string): string {
  return (address.toLowerCase().split(/[/?#:\s]/)[0] ?? '').replace(/\.+$/, '')
}
