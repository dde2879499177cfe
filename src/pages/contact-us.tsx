import { data, redirect, useSearchParams } from 'react-router'
import { contactCopy as copy } from '#content/contact.ts'
import { EnquiryForm } from '#features/enquiries/enquiry-form.tsx'
import { enquirySchema } from '#features/enquiries/enquiry-schema.ts'
import { submitEnquiry } from '#features/enquiries/submit-enquiry.ts'
import { ENQUIRY_DRAFT_KEY } from '#features/enquiries/use-enquiry.ts'
import { parseForm, readForm } from '#platform/forms.ts'
import { limitPosts } from '#platform/limits/limit-posts.ts'
import { servicesContext } from '#platform/request-contexts.ts'
import { tryToStore } from '#platform/try-to-store.ts'
import { AfterHeading } from '#ui/after-heading.tsx'
import { Late, latePart } from '#ui/late.tsx'
import { FormBoundary } from '#ui/lead-form/form-boundary.tsx'
import { localBusinesses, organization } from '#ui/organization.ts'
import type { PageHandle } from '#ui/page-handle.ts'
import { pageMeta } from '#ui/page-meta.ts'
import { StructuredData } from '#ui/structured-data.tsx'
import type { Route } from './+types/contact-us.ts'
import './contact-us.css'

export { headers } from '#platform/answer-headers.ts'

// As much as a page of ours begins; an address can be made up by anyone.
const MAX_BEGUN = 1_000

const calls = latePart({
  id: 'calls',
  load: async () => (await import('#features/office/call-list.tsx')).CallList,
})
const map = latePart({
  id: 'map',
  load: async () => (await import('#features/office/office-map.tsx')).OfficeMap,
  stillUntil: '.office-map__foot',
})
const below = latePart({
  id: 'contact-us-below',
  className: 'page-below',
  load: async () => (await import('./below/contact-us.tsx')).ContactBelow,
})

export const handle: PageHandle = { above: 'deep-2' }

export function meta() {
  return pageMeta({ title: copy.title, description: copy.description, path: '/contact-us' })
}

/** What a browser without script posts: the same enquiry through the same door. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = parseForm(enquirySchema, await readForm(request))
  const refused = await limitPosts('contact', context)
  if (refused) return data({ draft: form.draft, message: refused.message }, refused.init)
  if (!form.ok) return data({ draft: form.draft, errors: form.errors }, 422)

  const stored = await tryToStore(() => submitEnquiry(form.value, context.get(servicesContext)), context)
  if (!stored.ok) return data({ draft: form.draft, message: stored.message }, stored.init)
  return redirect(`/contact-us/thanks?reference=${stored.result.reference}`, 303)
}

/** Other pages begin a message with /contact-us?message=…: see contactPath. */
export default function ContactPage({ actionData: rejected }: Route.ComponentProps) {
  const [search, setSearch] = useSearchParams()
  const begun = search.get('message')?.slice(0, MAX_BEGUN)

  // Left in the address it would begin anew when the page reloads after sending.
  function onTaken() {
    search.delete('message')
    setSearch(search, { replace: true, preventScrollReset: true })
  }

  return (
    <>
      <StructuredData of={import.meta.env.SSR && [organization(), ...localBusinesses()]} />
      <section className="section">
        <div className="wrap contact">
          <div>
            <h1 id="contact-heading" className="h-page">
              {copy.heading}
            </h1>
            <AfterHeading>
              <FormBoundary draftKey={ENQUIRY_DRAFT_KEY}>
                <EnquiryForm
                  {...rejected}
                  begun={begun ? { text: begun, onTaken } : undefined}
                  labelledBy="contact-heading"
                />
              </FormBoundary>
            </AfterHeading>
          </div>
          <div className="contact__side">
            <Late part={calls} />
            <Late part={map} />
          </div>
        </div>
      </section>
      <Late part={below} />
    </>
  )
}
