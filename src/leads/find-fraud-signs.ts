import { foldedText, wordsInside } from './folded-text.ts'
import { leadsElsewhere } from './foreign-places.ts'
import { speaksOfFraud } from './fraud-words.ts'

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
