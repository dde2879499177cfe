import type { FieldTexts } from './form-controls.ts'

export interface RejectionRules<Field extends string> {
  fields: readonly Field[]
  /** Fields that hold a file, which is in no draft. */
  files?: readonly Field[]
  /** Whose first error is told, in this order, before the message (specification, section 8). */
  toldFirst: readonly string[]
  /** What is told when the server's answer says nothing. */
  failure: string
  /** The server's name of a field where the form has another. */
  serverNames?: Partial<Record<Field, string>>
}

/**
 * What to tell the visitor, from the body of an error, and the fields' own
 * errors. `message` is always about the whole form, never a field's list.
 */
export function readRejection<Field extends string>(body: unknown, rules: RejectionRules<Field>) {
  const told = (body ?? {}) as Record<string, unknown>
  const lists = { ...(told.errors as object | undefined), ...told, message: undefined } as Record<string, unknown>
  const messages = (told.errors ?? {}) as Record<string, unknown>

  const errors: FieldTexts<Field> = {}
  for (const field of [...rules.fields, ...(rules.files ?? [])]) {
    const name = rules.serverNames?.[field] ?? field
    const first = firstOf(name === 'message' ? messages.message : lists[name])
    if (first) errors[field] = first
  }

  const overall = typeof told.message === 'string' && told.message ? told.message : rules.failure
  return { message: rules.toldFirst.map((name) => firstOf(lists[name])).find(Boolean) ?? overall, errors }
}

function firstOf(list: unknown): string | undefined {
  const first: unknown = Array.isArray(list) ? list[0] : undefined
  return typeof first === 'string' && first ? first : undefined
}
