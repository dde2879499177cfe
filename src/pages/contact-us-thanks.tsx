import { useSearchParams } from 'react-router'
import { contactCopy as copy } from '#content/contact.ts'
import { EnquiryReceipt } from '#features/enquiries/enquiry-receipt.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { pageMeta } from '#ui/page-meta.ts'

export function meta() {
  return [...pageMeta({ ...copy.thanks, path: '/contact-us/thanks' }), { name: 'robots', content: 'noindex' }]
}

/** The receipt of an enquiry that was sent without a script. */
export default function ContactThanksPage() {
  const [params] = useSearchParams()
  // Only what looks like a reference: an address can be made up by anyone.
  const reference = params.get('reference')?.match(/^[A-Z0-9-]{4,24}$/)?.[0]
  const reply_by = params.get('reply_by') ?? undefined

  return (
    <section className="section">
      <div className="wrap grid justify-items-start gap-4">
        <h1 className="h-page">{copy.thanks.title}</h1>
        <div className="bill max-w-[36rem]">
          <div className="bill__top">
            <h2>{copy.success}</h2>
          </div>
          <EnquiryReceipt receipt={{ reference, reply_by }} />
        </div>
        <ButtonLink to="/">{copy.receipt.back}</ButtonLink>
      </div>
    </section>
  )
}
