import { data } from 'react-router'
import { pageMeta } from '#company/page-meta.ts'
import { AuditReceipt } from '#leads/home-audit/audit-receipt.tsx'
import { auditCopy as copy } from '#leads/home-audit/words.en.ts'
import { findThanked } from '#leads/thanks.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import type { Route } from './+types/book-audit-thanks.ts'
import './book-audit.css'

export function meta() {
  const { heading: title, text: description } = copy.done
  return pageMeta({ title, description, path: '/book-audit/thanks', isHidden: true })
}

/** Thanks only for what is stored. The reference is all that the address says, and nothing personal is shown for it. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const thanked = await findThanked(url, 'audit', context.get(servicesContext))
  if (!thanked) throw data(null, 404)

  const { lead, your_page } = thanked
  return { reference: lead.reference, reply_by: lead.reply_by ?? undefined, your_page }
}

/** The receipt of a request that was sent without a script. */
export default function BookAuditThanksPage({ loaderData: receipt }: Route.ComponentProps) {
  return (
    <section className="section">
      <div className="wrap book-audit__done">
        <div className="bill">
          <AuditReceipt heading="h1" headingId="audit-thanks" receipt={receipt} />
        </div>
        <ButtonLink to={copy.done.next.path}>{copy.done.next.label}</ButtonLink>
      </div>
    </section>
  )
}
