import { data } from 'react-router'
import { pageMeta } from '#company/page-meta.ts'
import { ApplicationReceipt } from '#leads/application/application-receipt.tsx'
import { findThanked } from '#leads/thanks.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import type { Route } from './+types/job-thanks.ts'
import { careersCopy as copy } from './words.en.ts'
import './careers.css'
import '#ui/tailwind.css'

export function meta({ params }: Route.MetaArgs) {
  const path = `/careers/${params.id}/thanks`
  return pageMeta({ ...copy.thanks, path, isHidden: true })
}

/** Thanks only for what is stored; nothing personal is shown for a reference. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const thanked = await findThanked(url, 'application', context.get(servicesContext))
  if (!thanked) throw data(null, 404)

  return { reference: thanked.lead.reference, your_page: thanked.your_page }
}

/** The receipt of an application that was sent without a script. */
export default function JobThanksPage({ loaderData: receipt }: Route.ComponentProps) {
  return (
    <section className="section">
      <div className="wrap grid justify-items-start gap-4">
        <h1 className="h-page">{copy.thanks.title}</h1>
        <ApplicationReceipt {...receipt} />
        <ButtonLink to="/careers">{copy.all}</ButtonLink>
      </div>
    </section>
  )
}
