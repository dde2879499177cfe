import { useEffect, useRef, useState } from 'react'
import { data, redirect } from 'react-router'
import { pageMeta } from '#company/page-meta.ts'
import { countries, findStates } from '#india/geography/places.ts'
import { FormBoundary } from '#leads/form/form-boundary.tsx'
import { auditBody } from '#leads/home-audit/audit-body.ts'
import { AUDIT_DRAFT_KEY } from '#leads/home-audit/audit-draft-key.ts'
import { AuditForm } from '#leads/home-audit/audit-form.tsx'
import { AuditReceipt } from '#leads/home-audit/audit-receipt.tsx'
import { type AuditDraft, auditFields } from '#leads/home-audit/audit-schema.ts'
import { placesInForm } from '#leads/home-audit/places-in-form.ts'
import { submitAudit } from '#leads/home-audit/submit-audit.ts'
import type { SentAudit } from '#leads/home-audit/use-audit.ts'
import type { AuditStart } from '#leads/home-audit/use-audit-places.ts'
import { auditCopy as copy } from '#leads/home-audit/words.en.ts'
import { tryToStore } from '#platform/files/try-to-store.ts'
import { parseForm, readForm } from '#platform/http/forms.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import { limitPosts } from '#platform/limits/limit-posts.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import type { Route } from './+types/book-audit.ts'
import './book-audit.css'

export { headers } from '#platform/http/answer-headers.ts'

const HEADING = 'book-audit-heading'
/** Where our field team works; any other country can be chosen. */
const HOME_COUNTRY = 'IN'

export function meta() {
  return pageMeta({ title: copy.title, description: copy.description, path: '/book-audit' })
}

/** ?country= and ?state= choose beforehand. */
export function loader({ url }: Route.LoaderArgs) {
  const asked = url.searchParams.get('country') ?? HOME_COUNTRY
  const country = findStates(asked) ? asked : HOME_COUNTRY

  return withPlaces({ draft: { country, state: url.searchParams.get('state') ?? '' } })
}

/** What a browser without script posts: the request, or only the wish to see the states of another country. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const posted = withPlaces({ draft: draftOf(form) })
  if (form.get('intent') === 'states') return posted

  const parsed = parseForm<typeof auditBody, AuditDraft>(auditBody, form)
  const refused = await limitPosts('audit', context)
  if (refused) return data(Object.assign(posted, { message: refused.message }), refused.init)
  if (!parsed.ok) return data(Object.assign(posted, { errors: parsed.errors }), 422)

  const stored = await tryToStore(() => submitAudit(parsed.value, context.get(servicesContext)), context)
  if (!stored.ok) return data(Object.assign(posted, { message: stored.message }), stored.init)
  return redirect(`/book-audit/thanks?reference=${stored.result.reference}`, 303)
}

/**
 * With the lists of places, so that the form is whole before and without script. They are for the server's rendering
 * alone, and not enumerable, so that the router does not send them a second time: the browser finds them in the form.
 */
function withPlaces(start: AuditStart): AuditStart {
  const given = { countries, states: findStates(start.draft.country ?? '') ?? [] }
  return Object.defineProperty(start, 'given', { value: given })
}

function draftOf(form: FormData): AuditDraft {
  return Object.fromEntries(auditFields.map(({ name }) => [name, String(form.get(name) ?? '')]))
}

export default function BookAuditPage({ loaderData, actionData: posted }: Route.ComponentProps) {
  const start = posted ?? loaderData
  const [given] = useState(() => start.given ?? placesInForm(HEADING))
  const [sent, setSent] = useState<SentAudit>()
  const receipt = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (sent) receipt.current?.focus()
  }, [sent])

  if (sent) {
    return (
      <section className="section">
        <div className="wrap book-audit__done">
          <div className="bill" tabIndex={-1} ref={receipt}>
            <AuditReceipt heading="h1" headingId={HEADING} {...sent} now={new Date()} />
          </div>
          <ButtonLink to="/smart-home">{copy.done.back}</ButtonLink>
        </div>
      </section>
    )
  }

  return (
    <section className="section">
      <div className="wrap cols cols--5-7">
        <div className="stack">
          <h1 id={HEADING} className="h-page">
            {copy.heading}
          </h1>
          <p className="lead">{copy.lead}</p>
          <p className="muted">{copy.promise}</p>
        </div>
        <FormBoundary draftKey={AUDIT_DRAFT_KEY}>
          <AuditForm {...start} given={given} labelledBy={HEADING} onSent={setSent} />
        </FormBoundary>
      </div>
    </section>
  )
}
