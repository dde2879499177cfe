import { newsletterFormCopy as copy } from '#content/newsletter-form.ts'
import type { FieldTexts } from '#ui/lead-form/form-controls.ts'

export const SUBSCRIPTION_FIELDS = ['full_name', 'email'] as const
export type SubscriptionField = (typeof SUBSCRIPTION_FIELDS)[number]

/** Both are required, and the email is checked as the browser checks it (specification, section 5). */
export function checkSubscription(answers: FieldTexts<SubscriptionField>, form: HTMLFormElement) {
  const email = form.elements.namedItem('email') as HTMLInputElement
  const errors: FieldTexts<SubscriptionField> = {}
  if (!answers.full_name?.trim()) errors.full_name = copy.errors.full_name
  if (!answers.email?.trim() || email.validity.typeMismatch) errors.email = copy.errors.email

  return errors
}
