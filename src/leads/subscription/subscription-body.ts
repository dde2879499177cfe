import * as z from 'zod/mini'
import { leadBody } from '#leads/form/lead-body.ts'
import { newsletterFormCopy } from './form-words.en.ts'
import { subscriptionSchema } from './subscription-schema.ts'

const missing = { error: () => newsletterFormCopy.humanCheck.missing }
const { shape } = leadBody(subscriptionSchema)

/** What the API takes. The token is of whichever human check the site uses. */
export const subscriptionBody = z.object({
  'g-recaptcha-response': z.string(missing).check(z.minLength(1, missing)),
  ...shape,
})

/** What the newsletter's page posts without script: a ticket instead of a token; see wait-ticket.ts. */
export const plainSubscriptionBody = z.object({ ...shape, ticket: z.catch(z.string(), '') })

export type Subscription = z.output<typeof subscriptionBody>
