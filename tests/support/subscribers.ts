import type { SubscriberRow } from '#database/tables.ts'
import { acceptLead } from '#leads/accept-lead.ts'
import { confirmSubscription } from '#leads/subscription/change-subscription.ts'
import { rememberSubscriber } from '#leads/subscription/subscription-kind.server.ts'
import type { Services } from '#platform/services.ts'
import { deliverAll } from './deliver-all.ts'
import type { TestServices } from './test-services.ts'

/** Whoever types this address into the form of the newsletter, asked by mail to confirm it. */
export async function signUp(services: Services, email = 'ada@example.com', full_name = 'Ada Lovelace') {
  const offer = { kind: 'subscription', full_name, email, details: {} } as const
  await acceptLead(offer, { alongside: rememberSubscriber }, services)
}

export async function subscriberOf({ db }: Services, email = 'ada@example.com'): Promise<SubscriberRow> {
  const subscribers = db.selectFrom('subscribers').selectAll()
  return subscribers.where('address', '=', email.toLowerCase()).executeTakeFirstOrThrow()
}

/** Who signed up and confirmed it by the mail that came, as they were just before that. */
export async function subscribe(services: TestServices, email = 'ada@example.com'): Promise<SubscriberRow> {
  await signUp(services, email)
  await deliverAll(services)
  const subscriber = await subscriberOf(services, email)
  await confirmSubscription(subscriber, services)
  return subscriber
}
