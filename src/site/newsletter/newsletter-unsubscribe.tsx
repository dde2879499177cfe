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
  if (!subscriber) return data({ state: 'stale' as const, token, isBack: false }, 410)

  // Somebody who never confirmed may still say that nothing more should come.
  const hasLeft = subscriber.unsubscribed_at !== null
  const isBack = !hasLeft && url.searchParams.has('done')
  return data({ state: hasLeft ? ('done' as const) : ('waiting' as const), token, isBack })
}

/** The button posts to oneClickUnsubscribe, where mail programs post too; the one that takes it back to the preferences. */
export default function UnsubscribePage({ loaderData: { state, token, isBack } }: Route.ComponentProps) {
  const preferences = `/newsletter/preferences?token=${token}`
  if (state === 'stale') return <StaleLink />
  if (state === 'done')
    return (
      <NewsletterPanel heading={copy.done} lead={copy.doneDetails}>
        <form className="row" method="post" action={preferences}>
          <input type="hidden" name="from" value="unsubscribe" />
          <Button type="submit" tone="line" name="intent" value="subscribe">
            {copy.undo}
          </Button>
        </form>
      </NewsletterPanel>
    )

  return (
    <NewsletterPanel heading={copy.title} lead={copy.description}>
      {isBack && <p role="status">{copy.undone}</p>}
      <form className="row" method="post">
        <input type="hidden" name="List-Unsubscribe" value="One-Click" />
        <Button type="submit">{copy.button}</Button>
        <ButtonLink to={preferences} tone="line">
          {copy.preferences}
        </ButtonLink>
      </form>
    </NewsletterPanel>
  )
}
