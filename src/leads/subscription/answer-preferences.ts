import { z } from 'zod'
import type { SubscriberRow } from '#database/tables.ts'
import { indianStates } from '#india/geography/indian-states.en.ts'
import { saying } from '#leads/form/person-fields.ts'
import type { Services } from '#platform/services.ts'
import { USUAL_LANGUAGES } from '#platform/text/language.ts'
import { numberText } from '#platform/text/number-text.ts'
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
import { NEWSLETTER_TOPICS, type NewsletterTopic } from './newsletter-topics.ts'
import { MOST_A_WEEK, type PreferenceField } from './reader-choices.ts'
import { newsletterCopy } from './words.en.ts'

/** The highest use that the calculator takes of a home, in kWh a month. */
const MOST_UNITS = 99_999

const schema = z.object({
  full_name: line(
    saying(() => newsletterFormCopy.errors.full_name),
    150,
  ),
  state_code: z.string().transform((code) => (indianStates.some(({ id }) => id === code) ? code : null)),
  topics: z.array(z.string()).transform((given) => NEWSLETTER_TOPICS.filter((topic) => given.includes(topic))),
  language: z
    .string()
    .transform((code) => (USUAL_LANGUAGES.some((each) => each === code) && code !== 'en' ? code : null)),
  often: z.string().transform((often) => ({
    frequency: often === 'weekly' ? ('weekly' as const) : null,
    most_a_week: MOST_A_WEEK.find((most) => String(most) === often) ?? null,
  })),
  units: z.string().transform((typed, context) => {
    const units = numberText(typed).replaceAll(',', '')
    if (units === '') return null
    if (/^[1-9]\d*$/.test(units) && Number(units) <= MOST_UNITS) return Number(units)
    context.addIssue({ code: 'custom', message: newsletterCopy.preferences.unitsWrong })
    return z.NEVER
  }),
})

/** What was typed, as the page shows it again where something of it is wrong. */
export interface TypedPreferences {
  full_name: string
  chosen: NewsletterTopic[]
  stateCode: string
  language: string
  often: string
  units: string
}

type PreferencesAnswer =
  | { done: 'saved' | 'changed' | 'erased' }
  | { errors: Partial<Record<PreferenceField, string>>; typed?: TypedPreferences }

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
      if (form.get('sure') !== 'yes') return { errors: { sure: newsletterCopy.preferences.eraseUnsure } }
      await eraseSubscriber(subscriber, services)
      return { done: 'erased' }
    default:
      return save(subscriber, form, services)
  }
}

async function save(subscriber: SubscriberRow, form: FormData, services: Services): Promise<PreferencesAnswer> {
  const text = (name: string) => String(form.get(name) ?? '')
  const parsed = schema.safeParse({
    ...{ full_name: form.get('full_name'), topics: form.getAll('topics') },
    ...{ state_code: text('state_code'), language: text('language'), often: text('often'), units: text('units') },
  })
  if (!parsed.success) return { errors: errorsOf(parsed.error), typed: typedIn(form) }

  const { often, units, ...rest } = parsed.data
  await savePreferences(subscriber, { ...rest, ...often, units_a_month: units }, services)
  return { done: 'saved' }
}

function errorsOf({ issues }: z.ZodError): Partial<Record<PreferenceField, string>> {
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]).reverse())
}

export function typedIn(form: FormData): TypedPreferences {
  const text = (name: string) => String(form.get(name) ?? '')
  const topics = form.getAll('topics')
  return {
    ...{ full_name: text('full_name'), chosen: NEWSLETTER_TOPICS.filter((topic) => topics.includes(topic)) },
    ...{ stateCode: text('state_code'), language: text('language'), often: text('often'), units: text('units') },
  }
}
