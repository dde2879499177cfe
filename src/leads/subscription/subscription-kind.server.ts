import type { LeadKindEntry } from '#leads/lead-kind.ts'
import { newsletterFormCopy } from './form-words.en.ts'
import { subscriptionKindCopy as copy } from './kind-words.en.ts'
import { askToConfirm, welcomeSubscriber } from './newsletter-emails.ts'
import { subscriptionEndpoint } from './subscription-endpoint.en.ts'
import { subscriptionForm } from './subscription-schema.ts'
import { subscriptionsApi } from './subscriptions-api.ts'

/** A sign-up for the newsletter. What becomes of the subscription itself is not the lead's; see subscriber-queries.ts. */
export const subscriptionKind: LeadKindEntry = {
  name: copy.name,
  // Who leaves the newsletter does so by its own links.
  ownName: null,
  from: 'customers',
  notice: newsletterFormCopy.notice,
  purposes: ['newsletter'],
  monthsKept: () => null,
  replyBy: () => null,
  waitsForAnswer: false,
  asksAgain: true,
  mailboxFor: (_, { SALES_EMAIL }) => SALES_EMAIL,
  form: subscriptionForm,
  endpoint: subscriptionEndpoint,
  api: subscriptionsApi,
  jobs: () => [askToConfirm],
  allJobs: [
    [askToConfirm, copy.jobs.ask],
    [welcomeSubscriber, copy.jobs.welcome],
  ],
  columns: [],
  tell: () => ({ facts: [], summary: '' }),
}
