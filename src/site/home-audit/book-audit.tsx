import { data, redirect } from 'react-router'
import { type Fact, knownFacts } from '#company/fact.ts'
import { pageMeta } from '#company/page-meta.ts'
import { particularsOf } from '#company/particulars-of.ts'
import { findStates, listCountries } from '#india/geography/places.ts'
import { auditBody, submitAudit } from '#leads/home-audit/audit-kind.server.ts'
import { type AuditDraft, auditFields } from '#leads/home-audit/audit-schema.ts'
import type { AuditStart } from '#leads/home-audit/use-audit-places.ts'
import { auditCopy as copy } from '#leads/home-audit/words.en.ts'
import { thanksQuery } from '#leads/thanks.ts'
import { tryToStore } from '#platform/files/try-to-store.ts'
import { isOnlyShown, parseForm, readVisitorForm } from '#platform/http/forms.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import { limitPosts } from '#platform/limits/limit-posts.ts'
import { Island } from '#site/island.tsx'
import type { Route } from './+types/book-audit.ts'
import { visitCopy } from './words.en.ts'
import '#leads/home-audit/audit-form.css'
import './book-audit.css'

export { headers } from '#platform/http/answer-headers.ts'

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
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readVisitorForm(request)
  const posted = withPlaces({ draft: draftOf(form) })
  if (form.get('intent') === 'states' || isOnlyShown(url)) return posted

  const parsed = parseForm<typeof auditBody, AuditDraft>(auditBody, form)
  const refused = await limitPosts('audit', context)
  if (refused) return data(Object.assign(posted, { message: refused.message }), refused.init)
  if (!parsed.ok) return data(Object.assign(posted, { errors: parsed.errors }), 422)

  const stored = await tryToStore(() => submitAudit(parsed.value, context.get(servicesContext)), context)
  if (!stored.ok) return data(Object.assign(posted, { message: stored.message }), stored.init)
  return redirect(`/book-audit/thanks?${thanksQuery(stored.result)}`, 303)
}

/**
 * With the lists of places, so that the form is whole before and without script. They are for the server's rendering
 * alone, and not enumerable, so that they are no props in the page a second time: the browser finds them in the form.
 */
function withPlaces(start: AuditStart): AuditStart {
  const given = { countries: listCountries(), states: findStates(start.draft.country ?? '') ?? [] }
  return Object.defineProperty(start, 'given', { value: given })
}

function draftOf(form: FormData): AuditDraft {
  return Object.fromEntries(auditFields.map(({ name }) => [name, String(form.get(name) ?? '')]))
}

export default function BookAuditPage({ loaderData, actionData: posted }: Route.ComponentProps) {
  return <Island name="audit-page" props={{ start: posted ?? loaderData, facts: visitFacts(particularsOf('audit')) }} />
}

const MOST_ASKED = 2

/** What is known of a visit before it is booked, and what to ask for: how long and how much, until the company says it. */
function visitFacts(particulars: readonly Fact[]) {
  const unsaid = particulars.filter(({ value }) => value === null).map(({ label }) => label)
  const asked = visitCopy.asked(unsaid.slice(0, MOST_ASKED))

  return [
    ...knownFacts(particulars),
    { id: 'booking', label: visitCopy.booking, value: visitCopy.free },
    ...(asked === '' ? [] : [{ id: 'asked', label: visitCopy.ask, value: asked }]),
  ]
}
