import { data } from 'react-router'
import { pageMeta } from '#company/page-meta.ts'
import { NewsletterPanel } from '#leads/subscription/newsletter-panel.tsx'
import { StaleLink } from '#leads/subscription/stale-link.tsx'
import { findByToken } from '#leads/subscription/subscriber-tokens.ts'
import { newsletterCopy } from '#leads/subscription/words.en.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import type { Route } from './+types/newsletter-unsubscribe.ts'
import '#ui/form-errors.css'

const { unsubscribe: copy } = newsletterCopy

export function meta() {
  return pageMeta({ title: copy.title, description: copy.description, path: '/newsletter/unsubscribe', isHidden: true })
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext)
  const token = url.searchParams.get('token') ?? ''
  const subscriber = await findByToken(db, token, 'manage', now())
  if (!subscriber) return data({ state: 'stale' as const, token }, 410)

  // Somebody who never confirmed may still say that nothing more should come.
  const hasLeft = subscriber.unsubscribed_at !== null
  return data({ state: hasLeft ? ('done' as const) : ('waiting' as const), token })
}

/** The button posts to oneClickUnsubscribe, where mail programs post too. */
export default function UnsubscribePage({ loaderData: { state, token } }: Route.ComponentProps) {
  if (state === 'stale') return <StaleLink />
  if (state === 'done') return <NewsletterPanel heading={copy.done} lead={copy.doneDetails} />

  return (
    <NewsletterPanel heading={copy.title} lead={copy.description}>
      <form className="row" method="post">
        <input type="hidden" name="List-Unsubscribe" value="One-Click" />
        <Button type="submit">{copy.button}</Button>
        <ButtonLink to={`/newsletter/preferences?token=${token}`} tone="line">
          {copy.preferences}
        </ButtonLink>
      </form>
    </NewsletterPanel>
  )
}
