import { data, redirect } from 'react-router'
import { pageMeta } from '#company/page-meta.ts'
import { confirmSubscription } from '#leads/subscription/change-subscription.ts'
import { NewsletterPanel } from '#leads/subscription/newsletter-panel.tsx'
import { StaleLink } from '#leads/subscription/stale-link.tsx'
import { isSubscribed } from '#leads/subscription/subscriber-queries.ts'
import { findByToken } from '#leads/subscription/subscriber-tokens.ts'
import { newsletterCopy } from '#leads/subscription/words.en.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import { Button } from '#ui/button.tsx'
import type { Route } from './+types/newsletter-confirm.ts'
import '#ui/form-errors.css'

const { confirm: copy } = newsletterCopy

export function meta() {
  return pageMeta({ title: copy.title, description: copy.description, path: '/newsletter/confirm', isHidden: true })
}

/** Changes nothing: mail scanners follow links. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext)
  const subscriber = await findByToken(db, url.searchParams.get('token') ?? '', 'confirm', now())
  if (!subscriber) return data({ state: 'stale' as const }, 410)

  return data({ state: isSubscribed(subscriber) ? ('done' as const) : ('waiting' as const) })
}

export async function action({ url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const token = url.searchParams.get('token') ?? ''
  const subscriber = await findByToken(services.db, token, 'confirm', services.now())
  if (subscriber) await confirmSubscription(subscriber, services)

  return redirect(`/newsletter/confirm?token=${encodeURIComponent(token)}`, 303)
}

export default function ConfirmPage({ loaderData: { state } }: Route.ComponentProps) {
  if (state === 'stale') return <StaleLink />
  if (state === 'done') return <NewsletterPanel heading={copy.done} lead={copy.doneDetails} />

  return (
    <NewsletterPanel heading={copy.title} lead={copy.description}>
      <form method="post">
        <Button type="submit">{copy.button}</Button>
      </form>
    </NewsletterPanel>
  )
}
