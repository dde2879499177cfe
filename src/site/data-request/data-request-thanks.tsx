import { data } from 'react-router'
import { pageMeta } from '#company/page-meta.ts'
import { inIndianTime } from '#india/indian-time.ts'
import { dataRequestCopy } from '#leads/data-request/words.en.ts'
import { findByReference } from '#leads/lead-queries.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import type { Route } from './+types/data-request-thanks.ts'
import './data-request.css'

const { thanks: copy } = dataRequestCopy

export function meta() {
  return pageMeta({ title: copy.title, description: copy.description, path: '/data-request/thanks', isHidden: true })
}

/** Thanks only for what is stored; nothing personal is shown for a reference. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const lead = await findByReference(db, url.searchParams.get('reference') ?? '')
  if (lead?.kind !== 'data-request' || !lead.reply_by) throw data(null, 404)

  return { reference: lead.reference, answerBy: inIndianTime(new Date(lead.reply_by)) }
}

export default function DataRequestThanksPage({ loaderData: { reference, answerBy } }: Route.ComponentProps) {
  return (
    <section className="section">
      <div className="wrap data-request">
        <h1 className="h-page">{copy.title}</h1>
        <div className="bill">
          <div className="ln">
            <span>{copy.reference}</span>
            <span translate="no">{reference}</span>
          </div>
          <div className="ln">
            <span>{copy.answerBy}</span>
            <span>{answerBy}</span>
          </div>
          <p className="small muted">{copy.hint}</p>
        </div>
        <p>{copy.board}</p>
        <p>
          <ButtonLink to="/privacypolicy">{copy.back}</ButtonLink>
        </p>
      </div>
    </section>
  )
}
