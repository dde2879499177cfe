import { data, redirect } from 'react-router'
import { pageMeta } from '#company/page-meta.ts'
import { inIndianDate } from '#india/indian-date.ts'
import { answerPreferences } from '#leads/subscription/answer-preferences.ts'
import { NewsletterPanel } from '#leads/subscription/newsletter-panel.tsx'
import type { NewsletterTopic } from '#leads/subscription/newsletter-topics.ts'
import { PreferencesForm } from '#leads/subscription/preferences-form.tsx'
import { StaleLink } from '#leads/subscription/stale-link.tsx'
import { isPaused, isSubscribed } from '#leads/subscription/subscriber-queries.ts'
import { findByToken } from '#leads/subscription/subscriber-tokens.ts'
import { newsletterCopy } from '#leads/subscription/words.en.ts'
import { readForm } from '#platform/http/forms.ts'
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
  const subscriber = await findByToken(db, url.searchParams.get('token') ?? '', 'manage', now())
  if (!subscriber) return data({ state: 'stale' as const }, 410)

  return data({
    state: 'known' as const,
    isSaved: done === 'saved',
    full_name: subscriber.full_name,
    chosen: JSON.parse(subscriber.topics) as NewsletterTopic[],
    isSubscribed: isSubscribed(subscriber),
    stateCode: subscriber.state_code ?? '',
    pausedUntil: isPaused(subscriber, now()) ? inIndianDate(subscriber.paused_until ?? '') : null,
  })
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const token = url.searchParams.get('token') ?? ''
  const subscriber = await findByToken(services.db, token, 'manage', services.now())
  if (!subscriber) return redirect(PATH, 303)

  const answer = await answerPreferences(subscriber, await readForm(request), services)
  if ('error' in answer) return data(answer, 422)

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
      <PreferencesForm {...known} error={actionData?.error} />
    </NewsletterPanel>
  )
}
