import { data, redirect } from 'react-router'
import { pageMeta } from '#company/page-meta.ts'
import { inIndianDate } from '#india/indian-date.ts'
import { leavePool } from '#leads/application/talent-pool.ts'
import { readConsentToken } from '#leads/consents/consent-links.ts'
import { type GivenConsent, listConsents } from '#leads/consents/list-consents.ts'
import { withdrawConsents } from '#leads/consents/withdraw-consents.ts'
import { consentsCopy as copy } from '#leads/consents/words.en.ts'
import { readPrivacyFacts } from '#leads/read-privacy-facts.ts'
import { unsubscribe } from '#leads/subscription/change-subscription.ts'
import { readVisitorForm } from '#platform/http/forms.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import { Button } from '#ui/button.tsx'
import type { Route } from './+types/consents.ts'
import '#ui/tailwind.css'
import '#ui/form.css'
import '#ui/go-link.css'

export function meta() {
  return pageMeta({ title: copy.title, description: copy.description, path: copy.path, isHidden: true })
}

/** Opening it, as scanners of mail do with each link, changes nothing. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { officer, contact, answerDays: days } = readPrivacyFacts(services.env)
  const handle = await readConsentToken(url.searchParams.get('token') ?? '', services)
  const consents = handle && (await listConsents(services.db, handle))
  if (!consents) return data({ consents: null, isDone: false, isOfPool: false, officer, contact, days }, 410)

  const { address, leads, newsletter } = consents
  const shown = newsletter && {
    confirmedAt: newsletter.subscriber.confirmed_at,
    isSubscribed: newsletter.isSubscribed,
  }
  const isDone = url.searchParams.has('done')
  const isOfPool = url.searchParams.get('done') === 'pool'
  return data({ consents: { address, leads, newsletter: shown }, isDone, isOfPool, officer, contact, days })
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const token = url.searchParams.get('token') ?? ''
  const handle = await readConsentToken(token, services)
  if (!handle) return redirect(copy.path, 303)

  const form = await readVisitorForm(request)
  const isAll = form.get('all') === 'yes'
  const own = (await listConsents(services.db, handle))?.leads ?? []
  const wanted = {
    leadIds: isAll ? own.map(({ leadId }) => leadId) : form.getAll('lead').map(String),
    newsletter: isAll || form.get('newsletter') === 'yes',
  }
  const left = own.find(({ leadId, poolEndsAt }) => poolEndsAt && leadId === form.get('pool'))
  const isLeft = left ? await leavePool(left.leadId, services) : false
  const taken = await withdrawConsents(handle, wanted, (subscriber) => unsubscribe(subscriber, services), services)
  return redirect(
    `${copy.path}?${new URLSearchParams({ token, ...(isLeft ? { done: 'pool' } : taken > 0 && { done: '' }) })}`,
    303,
  )
}

export default function ConsentsPage({ loaderData }: Route.ComponentProps) {
  const { consents, isDone, isOfPool, officer, contact, days } = loaderData

  return (
    <section className="section">
      <div className="wrap">
        <div className="grid max-w-[40rem] justify-items-start gap-4">
          <h1 className="h-page">{consents ? copy.title : copy.stale.title}</h1>
          <p className="lead">{consents ? copy.lead(consents.address) : copy.stale.details(contact)}</p>
          {isDone && <p role="status">{isOfPool ? copy.poolLeft : copy.done}</p>}
          {consents && <ConsentList {...consents} />}
          {consents && <p>{copy.answer(days)}</p>}
          <p>{copy.contact(officer, contact, days)}</p>
          <a className="go-link" href="/privacypolicy">
            {copy.policy}
          </a>
        </div>
      </div>
    </section>
  )
}

interface ShownConsents {
  leads: GivenConsent[]
  newsletter: { confirmedAt: string | null; isSubscribed: boolean } | null
}

/** Each thing that was agreed to, with the one act that takes it back. */
function ConsentList({ leads, newsletter }: ShownConsents) {
  const open = leads.filter(({ withdrawnAt }) => !withdrawnAt).length + (newsletter?.isSubscribed ? 1 : 0)

  return (
    <>
      <ul className="grid w-full list-none gap-4 p-0">
        {leads.map((lead) => (
          <li key={lead.leadId}>
            <Lead {...lead} />
          </li>
        ))}
        {newsletter && (
          <li>
            <h2 className="h-mid">{copy.newsletter}</h2>
            <p>{copy.givenFor([copy.purposes.newsletter])}</p>
            <p>{newsletter.confirmedAt ? copy.since(inIndianDate(newsletter.confirmedAt)) : copy.unconfirmed}</p>
            {newsletter.isSubscribed ? (
              <TakeBack name="newsletter" value="yes" what={copy.newsletter} />
            ) : (
              <p>{copy.left}</p>
            )}
          </li>
        )}
      </ul>
      {open === 0 && <p>{copy.nothing}</p>}
      {open > 1 && (
        <form method="post">
          <input type="hidden" name="all" value="yes" />
          <Button type="submit">{copy.withdrawAll}</Button>
        </form>
      )}
    </>
  )
}

function Lead({ leadId, what, reference, receivedAt, purposes, withdrawnAt, poolEndsAt }: GivenConsent) {
  return (
    <>
      <h2 className="h-mid">{what}</h2>
      <p>{copy.sent(reference, inIndianDate(receivedAt))}</p>
      <p>{copy.givenFor(purposes.map((purpose) => copy.purposes[purpose]))}</p>
      {withdrawnAt ? (
        <p>{copy.withdrawn(inIndianDate(withdrawnAt))}</p>
      ) : (
        <TakeBack name="lead" value={leadId} what={`${what}, ${reference}`} />
      )}
      {poolEndsAt && (
        <>
          <p>{`${copy.givenFor([copy.purposes['talent-pool']])} ${copy.poolUntil(inIndianDate(poolEndsAt))}`}</p>
          <TakeBack name="pool" value={leadId} what={`${copy.pool}, ${reference}`} />
        </>
      )}
    </>
  )
}

function TakeBack({ name, value, what }: { name: string; value: string; what: string }) {
  return (
    <form method="post">
      <input type="hidden" name={name} value={value} />
      <Button type="submit" tone="line" aria-label={copy.withdrawOf(what)}>
        {copy.withdraw}
      </Button>
    </form>
  )
}
