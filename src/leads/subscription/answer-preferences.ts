import { z } from 'zod'
import type { SubscriberRow } from '#database/tables.ts'
import { indianStates } from '#india/geography/indian-states.en.ts'
import { saying } from '#leads/form/saying.ts'
import type { Services } from '#platform/services.ts'
import { line } from '#platform/text/text.ts'
import {
  confirmSubscription,
  eraseSubscriber,
  pauseSubscription,
  resumeSubscription,
  savePreferences,
  unsubscribe,
} from './change-subscription.ts'
import { newsletterFormCopy } from './form-words.en.ts'
import { NEWSLETTER_TOPICS } from './newsletter-topics.ts'
import { newsletterCopy } from './words.en.ts'

const schema = z.object({
  full_name: line(
    saying(() => newsletterFormCopy.errors.full_name),
    150,
  ),
  state_code: z.string().transform((code) => (indianStates.some(({ id }) => id === code) ? code : null)),
  topics: z.array(z.string()).transform((given) => NEWSLETTER_TOPICS.filter((topic) => given.includes(topic))),
})

export type PreferencesAnswer = { done: 'saved' | 'changed' | 'erased' } | { error: string }

/** Does what the pressed button of the preferences page says. The page's link has proved whose preferences they are. */
export async function answerPreferences(
  subscriber: SubscriberRow,
  form: FormData,
  services: Services,
): Promise<PreferencesAnswer> {
  switch (form.get('intent')) {
    case 'unsubscribe':
      await unsubscribe(subscriber, services)
      return { done: 'changed' }
    case 'subscribe':
      await confirmSubscription(subscriber, services)
      return { done: 'changed' }
    case 'pause':
      await pauseSubscription(subscriber, services)
      return { done: 'changed' }
    case 'go-on':
      await resumeSubscription(subscriber, services)
      return { done: 'changed' }
    case 'erase':
      if (form.get('sure') !== 'yes') return { error: newsletterCopy.preferences.eraseUnsure }
      await eraseSubscriber(subscriber, services)
      return { done: 'erased' }
    default:
      return save(subscriber, form, services)
  }
}

async function save(subscriber: SubscriberRow, form: FormData, services: Services): Promise<PreferencesAnswer> {
  const parsed = schema.safeParse({
    full_name: form.get('full_name'),
    state_code: form.get('state_code') ?? '',
    topics: form.getAll('topics'),
  })
  if (!parsed.success) return { error: parsed.error.issues[0]?.message ?? newsletterFormCopy.failure }

  await savePreferences(subscriber, parsed.data, services)
  return { done: 'saved' }
}
