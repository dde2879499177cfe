import type { FieldTexts } from '#leads/form/form-controls.ts'
import { isTyped } from '#platform/text/is-typed.ts'
import { applicationCopy } from './words.en.ts'

const { errors: messages } = applicationCopy

/** What an applicant types, in the order of the form; the specification's names. */
export const APPLICATION_TEXTS = ['full_name', 'email', 'phone_number', 'cover_letter'] as const

export type ApplicationField = (typeof APPLICATION_TEXTS)[number] | 'resume'

const check: Record<(typeof APPLICATION_TEXTS)[number], (text: string) => boolean> = {
  full_name: isTyped.text,
  email: isTyped.email,
  phone_number: isTyped.phoneNumber,
  cover_letter: isTyped.text,
}

/** What stands between these answers and the server. */
export function checkApplication(
  answers: FieldTexts<ApplicationField>,
  resume: File | undefined,
): FieldTexts<ApplicationField> {
  const wrong = APPLICATION_TEXTS.filter((field) => !check[field](answers[field] ?? ''))
  const errors: FieldTexts<ApplicationField> = Object.fromEntries(wrong.map((field) => [field, messages[field]]))

  return resume ? errors : { ...errors, resume: messages.resumeMissing }
}
