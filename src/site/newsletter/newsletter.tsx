import { data, redirect } from 'react-router'
import { listPosts } from '#articles/list-posts.ts'
import type { PostCard } from '#articles/post.ts'
import { pageMeta } from '#company/page-meta.ts'
import { ARCHIVE_PATH, countArchive } from '#editions/archive.ts'
import { inIndianDate } from '#india/indian-date.ts'
import type { FieldTexts } from '#leads/form/form-controls.ts'
import { FormFields, listErrors } from '#leads/form/form-fields.tsx'
import { PrivacyNotice } from '#leads/form/privacy-notice.tsx'
import { newsletterFormCopy as formCopy } from '#leads/subscription/form-words.en.ts'
import { NewsletterPanel } from '#leads/subscription/newsletter-panel.tsx'
import { acceptSubscription, plainSubscriptionBody } from '#leads/subscription/subscription-kind.server.ts'
import { type SubscriptionField, subscriptionFields } from '#leads/subscription/subscription-schema.ts'
import { newsletterCopy as copy } from '#leads/subscription/words.en.ts'
import { tryToStore } from '#platform/files/try-to-store.ts'
import { isOnlyShown, parseForm, readVisitorForm } from '#platform/http/forms.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import { checkTicket, issueTicket } from '#platform/human-check/wait-ticket.ts'
import { limitPosts } from '#platform/limits/limit-posts.ts'
import { limitsOf } from '#platform/limits/limits-of.ts'
import { blogCopy } from '#site/blog/words.en.ts'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Icon } from '#ui/icon.tsx'
import type { PageHandle } from '#ui/page-handle.ts'
import type { Route } from './+types/newsletter.ts'
import { archiveCopy } from './archive-words.en.ts'
import '#ui/form-errors.css'
import './newsletter.css'
import '#ui/bill.css'

const LATEST = 4

export const handle: PageHandle = { hasNewsletterForm: true }

export { headers } from '#platform/http/answer-headers.ts'

export function meta() {
  return pageMeta({ title: copy.title, description: copy.description, path: '/newsletter', isHidden: true })
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const [ticket, posts, editions] = await Promise.all([
    issueTicket(services),
    listPosts(services, 1),
    countArchive(services.db),
  ])
  const latest = posts?.results.slice(0, LATEST) ?? []
  return {
    isSent: url.searchParams.has('sent'),
    ticket,
    hasArchive: editions > 0,
    latest: latest.map(({ slug, title, published_at, thumbnail_image, lang }) => ({
      ...{ slug, title, published_at, thumbnail_image },
      ...(lang && { lang }),
    })),
  }
}

/** Sign-ups without script have no proof of work behind them: a ticket, and few in an hour, stand in for it. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const form = parseForm(plainSubscriptionBody, await readVisitorForm(request))
  const { draft } = form
  if (isOnlyShown(url)) return { draft, ticket: draft.ticket }
  if (!form.ok) return data({ draft, errors: form.errors, ticket: draft.ticket }, 422)

  const { ticket, ...person } = form.value
  const verdict = await checkTicket(ticket, services)
  // One that is only too young grows older on the page; any other is replaced by a fresh one.
  if (!verdict.ok) return pressAgain(draft, verdict.reason === 'early' ? ticket : undefined)

  const refused = await limitPosts('plain subscription', context, limitsOf(services.env).plainSignups)
  if (refused) return data({ draft, message: refused.message, ticket }, refused.init)

  const stored = await tryToStore(() => acceptSubscription(person, verdict.nonce, services), context)
  if (!stored.ok) return data({ draft, message: stored.message, ticket }, stored.init)
  return stored.result.ok ? redirect('/newsletter?sent', 303) : pressAgain(draft)
}

function pressAgain(draft: { full_name?: string; email?: string }, ticket?: string) {
  return data({ draft, message: copy.plain.again, ticket }, 422)
}

/** The newsletter's form on a page of its own, which works without script. */
export default function NewsletterPage({ loaderData, actionData: rejected }: Route.ComponentProps) {
  if (loaderData.isSent) return <NewsletterPanel heading={copy.plain.sent} lead={copy.plain.sentDetails} />

  return (
    <NewsletterPanel
      heading={copy.heading}
      lead={copy.intro}
      beside={loaderData.latest.length > 0 && <LatestArticles posts={loaderData.latest} />}
    >
      <PlainSubscriptionForm {...rejected} ticket={rejected?.ticket ?? loaderData.ticket} />
      {loaderData.hasArchive && (
        <a className="go-link" href={ARCHIVE_PATH}>
          {archiveCopy.name}
        </a>
      )}
    </NewsletterPanel>
  )
}

/** What a subscriber would have had in the inbox lately. */
function LatestArticles({
  posts,
}: {
  posts: Pick<PostCard, 'slug' | 'title' | 'published_at' | 'thumbnail_image' | 'lang'>[]
}) {
  return (
    <div className="bill newsletter__latest">
      <h2 className="bill__top">{copy.latest.heading}</h2>
      <ul>
        {posts.map(({ slug, title, published_at, thumbnail_image, lang }) => (
          <li key={slug}>
            <img src={thumbnail_image} alt="" width="640" height="400" loading="lazy" decoding="async" />
            <a href={`/blogs/${slug}`} hrefLang={lang}>
              <span lang={lang}>{title}</span>
            </a>
            <p className="newsletter__when">
              <time dateTime={published_at.slice(0, 10)}>{inIndianDate(published_at)}</time>
              {lang && <span>{blogCopy.inEnglish}</span>}
            </p>
          </li>
        ))}
      </ul>
      <hr className="tear" />
      <a className="go-link" href="/blogs">
        {copy.latest.all}
      </a>
    </div>
  )
}

/** On a page of its own the label is shorter than in the footer. */
const fields = () => subscriptionFields.map((field) => ({ ...field, label: copy.labels[field.name] }))

type Texts = FieldTexts<SubscriptionField>

interface PlainSubscriptionFormProps {
  ticket: string
  draft?: Texts
  errors?: Texts
  message?: string
}

/** The sign-up as plain HTML, for visitors whose browser runs no script. */
function PlainSubscriptionForm({ ticket, draft = {}, errors = {}, message }: PlainSubscriptionFormProps) {
  const wrong = listErrors(fields(), errors)

  return (
    <form className="form w-full" method="post" action="/newsletter" noValidate>
      {(message || wrong.length > 0) && <ErrorSummary errors={wrong} message={message} attempt={0} />}
      <FormFields fields={fields()} draft={draft} errors={errors} />
      <div className="vh" aria-hidden="true">
        <input name="nickname" tabIndex={-1} autoComplete="off" aria-label={copy.trap} />
      </div>
      <input type="hidden" name="ticket" value={ticket} />
      <PrivacyNotice purpose={formCopy.notice} />
      <div className="row">
        <Button type="submit">
          {formCopy.submit}
          <Icon name="go" />
        </Button>
      </div>
    </form>
  )
}
