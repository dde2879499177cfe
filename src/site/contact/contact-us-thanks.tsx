import { data } from 'react-router'
import { pageMeta } from '#company/page-meta.ts'
import { tellEnquiry } from '#leads/enquiry/enquiry-kind.server.ts'
import { EnquiryReceipt } from '#leads/enquiry/enquiry-receipt.tsx'
import { nextStepOf } from '#leads/enquiry/next-step.ts'
import { contactCopy as copy } from '#leads/enquiry/words.en.ts'
import { findThanked } from '#leads/thanks.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import type { Route } from './+types/contact-us-thanks.ts'
import '#ui/bill.css'
import '#ui/tailwind.css'

export function meta() {
  return pageMeta({ ...copy.thanks, path: '/contact-us/thanks', isHidden: true })
}

/** Thanks only for what is stored. The reference is all that the address says, and nothing personal is shown for it. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const thanked = await findThanked(url, 'contact', context.get(servicesContext))
  if (!thanked) throw data(null, 404)

  const { lead, your_page } = thanked
  const step = nextStepOf(tellEnquiry(JSON.parse(lead.details)).summary)
  return { receipt: { reference: lead.reference, reply_by: lead.reply_by ?? undefined, your_page }, step }
}

/** The receipt of an enquiry that was sent without a script. */
export default function ContactThanksPage({ loaderData: { receipt, step } }: Route.ComponentProps) {
  return (
    <section className="section">
      <div className="wrap grid justify-items-start gap-4">
        <h1 className="h-page">{copy.thanks.title}</h1>
        <div className="bill max-w-[36rem]">
          <div className="bill__top">
            <h2>{copy.success}</h2>
          </div>
          <EnquiryReceipt receipt={receipt} step={step} />
        </div>
        <ButtonLink to="/">{copy.receipt.back}</ButtonLink>
      </div>
    </section>
  )
}
