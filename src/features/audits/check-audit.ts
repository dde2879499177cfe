import { auditCopy } from '#content/audit.ts'
import { AUDIT_FIELDS, type AuditDraft, type AuditErrors, type AuditField } from './audit-fields.ts'
import { toMobileNumber } from './to-mobile-number.ts'

const { errors: messages } = auditCopy

type Rule = (text: string) => boolean

/** The rules of the specification's section 5. The server has the last word; its validator is too large to ship here. */
const isValid: Record<Exclude<AuditField, 'addressLine2'>, Rule> = {
  fullName: (text) => text.length >= 2,
  phoneNumber: (text) => /^[6-9]\d{9}$/.test(toMobileNumber(text)),
  email: (text) => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text),
  country: (text) => text !== '',
  state: (text) => text !== '',
  city: (text) => text.length >= 2,
  pincode: (text) => /^\d{6}$/.test(text.replace(/[\s-]/g, '')),
  addressLine1: (text) => text.length >= 5,
}

export function checkAudit(draft: AuditDraft): AuditErrors {
  const errors: AuditErrors = {}

  for (const field of AUDIT_FIELDS) {
    if (field === 'addressLine2') continue
    if (!isValid[field](draft[field]?.trim() ?? '')) errors[field] = messages[field]
  }

  return errors
}
