import { useActionData } from 'react-router'
import { contactCopy as copy } from '#content/contact.ts'
import type { EnquiryDraft, EnquiryErrors } from '#features/enquiries/enquiry-fields.ts'
import { EnquiryForm } from '#features/enquiries/enquiry-form.tsx'
import { BranchList } from '#features/office/branch-list.tsx'
import { CallList } from '#features/office/call-list.tsx'
import { OfficeMap } from '#features/office/office-map.tsx'
import type { PageHandle } from '#ui/page-handle.ts'
import { pageMeta } from '#ui/page-meta.ts'
import './contact-us.css'

export const handle: PageHandle = { above: 'deep-2' }

export function meta() {
  return pageMeta({ title: copy.title, description: copy.description, path: '/contact-us' })
}

export default function ContactPage() {
  const rejected = useActionData<{ draft?: EnquiryDraft; errors?: EnquiryErrors }>()

  return (
    <>
      <section className="section">
        <div className="wrap contact">
          <div>
            <h1 id="contact-heading" className="h-page">
              {copy.heading}
            </h1>
            <EnquiryForm draft={rejected?.draft} errors={rejected?.errors} labelledBy="contact-heading" />
          </div>
          <div className="contact__side">
            <CallList />
            <OfficeMap />
          </div>
        </div>
      </section>
      <section className="section on-deep on-deep--2">
        <div className="wrap">
          <BranchList />
        </div>
      </section>
    </>
  )
}
