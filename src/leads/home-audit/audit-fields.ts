/** The fields of a home audit request in the order of the form; the specification's names (section 3). */
export const AUDIT_FIELDS = [
  'fullName',
  'phoneNumber',
  'email',
  'country',
  'state',
  'city',
  'pincode',
  'addressLine1',
  'addressLine2',
] as const

export type AuditField = (typeof AUDIT_FIELDS)[number]

/** What a visitor has typed so far. */
export type AuditDraft = Partial<Record<AuditField, string>>

export type AuditErrors = Partial<Record<AuditField, string>>
