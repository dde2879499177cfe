import * as z from 'zod/mini'
import { nameAndEmail } from '#leads/form/person-fields.ts'
import { fieldsOf, findErrors, type Texts } from '#platform/form/fields.ts'
import { newsletterFooterCopy } from './footer-words.en.ts'
import { newsletterFormCopy } from './form-words.en.ts'

/** What somebody types who subscribes (specification 3 and 5). The browser, the page's own post and the API all read it. */
export const subscriptionSchema = z.object(
  nameAndEmail({ labels: newsletterFooterCopy.labels, errors: newsletterFormCopy.errors }),
)

export const subscriptionForm = {
  kind: 'subscription',
  path: '/auth/subscriptions',
  // The specification's name, section 7.
  accepted: 'newsletter_subscription',
} as const

export type SubscriptionField = keyof typeof subscriptionSchema.shape

export const subscriptionFields = fieldsOf<SubscriptionField>(subscriptionSchema)

export function checkSubscription(answers: Texts<SubscriptionField>): Texts<SubscriptionField> {
  return findErrors(subscriptionSchema, answers)
}
