import type { FieldTexts } from '#leads/form/form-controls.ts'
import { isTyped } from '#platform/text/is-typed.ts'
import { newsletterFormCopy as copy } from './form-words.en.ts'

export const SUBSCRIPTION_FIELDS = ['full_name', 'email'] as const
export type SubscriptionField = (typeof SUBSCRIPTION_FIELDS)[number]

/** Both are required, and the email is checked by the rule of type=email (specification, section 5) as the server has it. */
export function checkSubscription(answers: FieldTexts<SubscriptionField>) {
  const errors: FieldTexts<SubscriptionField> = {}
  if (!isTyped.text(answers.full_name ?? '')) errors.full_name = copy.errors.full_name
  if (!isTyped.email(answers.email ?? '')) errors.email = copy.errors.email

  return errors
}
