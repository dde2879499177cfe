import { data } from 'react-router'
import { pageMeta } from '#company/page-meta.ts'
import { CorrectionReceipt } from '#leads/correction/correction-receipt.tsx'
import { correctionCopy as copy } from '#leads/correction/words.en.ts'
import { findThanked } from '#leads/thanks.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import type { Route } from './+types/correction-thanks.ts'
import './correction.css'

export function meta() {
  return pageMeta({ ...copy.thanks, path: '/energy-calculator/correction/thanks', isHidden: true })
}

/** Thanks only for what is stored; nothing personal is shown for a reference. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const thanked = await findThanked(url, 'correction', context.get(servicesContext))
  if (!thanked) throw data(null, 404)

  return { reference: thanked.lead.reference, your_page: thanked.your_page }
}

/** The receipt of a correction that was sent without a script. */
export default function CorrectionThanksPage({ loaderData: receipt }: Route.ComponentProps) {
  return (
    <section className="section">
      <div className="wrap correction">
        <h1 className="h-page">{copy.thanks.title}</h1>
        <CorrectionReceipt {...receipt} />
        <p>
          <ButtonLink to="/energy-calculator">{copy.back}</ButtonLink>
        </p>
      </div>
    </section>
  )
}
