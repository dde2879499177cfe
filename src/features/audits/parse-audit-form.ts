import { fieldErrors } from '#platform/forms.ts'
import { AUDIT_FIELDS, type AuditDraft, type AuditErrors, type AuditField } from './audit-fields.ts'
import { type Audit, auditSchema } from './audit-schema.ts'
import { SERVER_NAMES, toAuditBody } from './to-audit-body.ts'

export type ParsedAuditForm = { draft: AuditDraft } & ({ ok: true; value: Audit } | { ok: false; errors: AuditErrors })

/** Reads the form as a browser without script posts it: flat, under the form's own names, and held to the API's rules. */
export function parseAuditForm(form: FormData): ParsedAuditForm {
  const draft = Object.fromEntries(AUDIT_FIELDS.map((field) => [field, textOf(form, field)])) as Record<
    AuditField,
    string
  >
  const parsed = auditSchema.safeParse({ ...toAuditBody(draft), nickname: textOf(form, 'nickname') })
  if (parsed.success) return { ok: true, draft, value: parsed.data }

  const told = fieldErrors(parsed.error)
  const wrong = AUDIT_FIELDS.map((field) => [field, told[SERVER_NAMES[field]]?.[0]]).filter(([, message]) => message)
  return { ok: false, draft, errors: Object.fromEntries(wrong) as AuditErrors }
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
