import { newsletterFormCopy as copy } from '#content/newsletter-form.ts'
import { isTyped } from '#platform/typed/is-typed.ts'
import type { FieldTexts } from '#ui/lead-form/form-controls.ts'

export const SUBSCRIPTION_FIELDS = ['full_name', 'email'] as const
export type SubscriptionField = (typeof SUBSCRIPTION_FIELDS)[number]

/** Both are required, and the email is checked by the rule of type=email (specification, section 5) as the server has it. */
export function checkSubscription(answers: FieldTexts<SubscriptionField>) {
  const errors: FieldTexts<SubscriptionField> = {}
  if (!isTyped.text(answers.full_name ?? '')) errors.full_name = copy.errors.full_name
  if (!isTyped.email(answers.email ?? '')) errors.email = copy.errors.email

  return errors
}
