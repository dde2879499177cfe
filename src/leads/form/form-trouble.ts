import type { FieldTexts } from './form-controls.ts'

/** What stands between the visitor and a sent form. */
export interface FormTrouble<Field extends string> {
  errors: FieldTexts<Field>
  /** Why the server refused, or that it could not be reached. */
  message?: string
  /** The answers that were in trouble. */
  answers?: FieldTexts<Field>
}

/**
 * The trouble that is left with new answers. A field's error goes when the
 * field has changed and is plausible now; the message goes with the field
 * error that it repeats.
 */
export function withoutMended<Field extends string>(
  trouble: FormTrouble<Field>,
  answers: FieldTexts<Field>,
  stillWrong: FieldTexts<Field>,
): FormTrouble<Field> {
  const fields = Object.keys(trouble.errors) as Field[]
  const mended = fields.filter((field) => answers[field] !== trouble.answers?.[field] && !stillWrong[field])
  if (mended.length === 0) return trouble

  const left = fields.filter((field) => !mended.includes(field)).map((field) => [field, trouble.errors[field]])
  const isMessageMended = mended.some((field) => trouble.errors[field] === trouble.message)
  return {
    ...trouble,
    errors: Object.fromEntries(left) as FieldTexts<Field>,
    message: isMessageMended ? undefined : trouble.message,
  }
}
