import { data, redirect } from 'react-router'
import { newsletterCopy } from '#content/newsletter.ts'
import { confirmSubscription } from '#features/newsletter/change-subscription.ts'
import { NewsletterPanel } from '#features/newsletter/newsletter-panel.tsx'
import { StaleLink } from '#features/newsletter/stale-link.tsx'
import { isSubscribed } from '#features/newsletter/subscriber-queries.ts'
import { findByToken } from '#features/newsletter/subscriber-tokens.ts'
import { servicesContext } from '#platform/request-contexts.ts'
import { Button } from '#ui/button.tsx'
import { pageMeta } from '#ui/page-meta.ts'
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
