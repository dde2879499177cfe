import { data, redirect } from 'react-router'
import { pageMeta } from '#company/page-meta.ts'
import { inIndianDate } from '#india/indian-date.ts'
import { answerPreferences, typedIn } from '#leads/subscription/answer-preferences.ts'
import { NewsletterPanel } from '#leads/subscription/newsletter-panel.tsx'
import type { NewsletterTopic } from '#leads/subscription/newsletter-topics.ts'
import { UNSUBSCRIBE_PATH } from '#leads/subscription/one-click-unsubscribe.ts'
import { PreferencesForm } from '#leads/subscription/preferences-form.tsx'
import { oftenOf } from '#leads/subscription/reader-choices.ts'
import { StaleLink } from '#leads/subscription/stale-link.tsx'
import { isPaused, isSubscribed } from '#leads/subscription/subscriber-queries.ts'
import { findByToken } from '#leads/subscription/subscriber-tokens.ts'
import { newsletterCopy } from '#leads/subscription/words.en.ts'
import { isOnlyShown, readVisitorForm } from '#platform/http/forms.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import type { Route } from './+types/newsletter-preferences.ts'
import '#ui/form-errors.css'

const { preferences: copy } = newsletterCopy
const PATH = '/newsletter/preferences'

export function meta() {
  return pageMeta({ title: copy.title, description: copy.description, path: PATH, isHidden: true })
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const done = url.searchParams.get('done')
  if (done === 'erased') return data({ state: 'erased' as const })

  const { db, now } = context.get(servicesContext)
  const token = url.searchParams.get('token') ?? ''
  const subscriber = await findByToken(db, token, 'manage', now())
  if (!subscriber) return data({ state: 'stale' as const }, 410)

  return data({
    state: 'known' as const,
    action: `${PATH}?${new URLSearchParams({ token })}`,
    isSaved: done === 'saved',
    full_name: subscriber.full_name,
    chosen: JSON.parse(subscriber.topics) as NewsletterTopic[],
    isSubscribed: isSubscribed(subscriber),
    stateCode: subscriber.state_code ?? '',
    language: subscriber.language ?? 'en',
    often: oftenOf(subscriber),
    units: String(subscriber.units_a_month ?? ''),
    pausedUntil: isPaused(subscriber, now()) ? inIndianDate(subscriber.paused_until ?? '') : null,
  })
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const token = url.searchParams.get('token') ?? ''
  const subscriber = await findByToken(services.db, token, 'manage', services.now())
  if (!subscriber) return redirect(PATH, 303)

  const form = await readVisitorForm(request)
  if (isOnlyShown(url)) return { errors: {}, typed: typedIn(form) }
  const answer = await answerPreferences(subscriber, form, services)
  if ('errors' in answer) return data(answer, 422)
  // Who left on the page that only does that takes it back there.
  if (form.get('from') === 'unsubscribe')
    return redirect(`${UNSUBSCRIBE_PATH}?${new URLSearchParams({ token, done: answer.done })}`, 303)

  const query = new URLSearchParams(answer.done === 'erased' ? answer : { token, done: answer.done })
  return redirect(`${PATH}?${query}`, 303)
}

export default function PreferencesPage({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.state === 'stale') return <StaleLink />
  if (loaderData.state === 'erased') return <NewsletterPanel heading={copy.erased} />

  const { isSaved, ...known } = loaderData
  return (
    <NewsletterPanel heading={copy.title} lead={copy.description}>
      {isSaved && <p role="status">{copy.saved}</p>}
      <PreferencesForm {...known} {...actionData?.typed} errors={actionData?.errors} />
    </NewsletterPanel>
  )
}
