import { cleanLine, showsSomething } from '#platform/text/clean-text.ts'
import { isEmailAddress, readEmailAddress } from '#platform/text/read-email-address.ts'
import { isMobileNumber, readMobileNumber } from '#platform/text/read-phone-number.ts'
import { AUDIT_FIELDS, type AuditDraft, type AuditErrors, type AuditField } from './audit-fields.ts'
import { isPincode, readPincode } from './read-pincode.ts'
import { auditCopy } from './words.en.ts'

const { errors: messages } = auditCopy

type Rule = (text: string) => boolean

/** The rules of the specification's section 5. The server has the last word; its validator is too large to ship here. */
const isValid: Record<Exclude<AuditField, 'addressLine2'>, Rule> = {
  fullName: (text) => hasLetters(text, 2),
  phoneNumber: (text) => isMobileNumber(readMobileNumber(text)),
  email: (text) => isEmailAddress(readEmailAddress(text)),
  country: (text) => text !== '',
  state: (text) => text !== '',
  city: (text) => hasLetters(text, 2),
  pincode: (text) => isPincode(readPincode(text)),
  addressLine1: (text) => hasLetters(text, 5),
}

export function checkAudit(draft: AuditDraft): AuditErrors {
  const errors: AuditErrors = {}

  for (const field of AUDIT_FIELDS) {
    if (field === 'addressLine2') continue
    if (!isValid[field](draft[field] ?? '')) errors[field] = messages[field]
  }

  return errors
}

function hasLetters(typed: string, least: number): boolean {
  const text = cleanLine(typed).trim()
  return text.length >= least && showsSomething(text)
}
