import { data, redirect, useSearchParams } from 'react-router'
import { localBusinesses, organization } from '#company/organization.ts'
import { pageMeta } from '#company/page-meta.ts'
import { enquiryBody } from '#leads/enquiry/enquiry-body.ts'
import { EnquiryForm } from '#leads/enquiry/enquiry-form.tsx'
import { submitEnquiry } from '#leads/enquiry/submit-enquiry.ts'
import { ENQUIRY_DRAFT_KEY } from '#leads/enquiry/use-enquiry.ts'
import { contactCopy as copy } from '#leads/enquiry/words.en.ts'
import { FormBoundary } from '#leads/form/form-boundary.tsx'
import { tryToStore } from '#platform/files/try-to-store.ts'
import { parseForm, readForm } from '#platform/http/forms.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import { limitPosts } from '#platform/limits/limit-posts.ts'
import { AfterHeading } from '#ui/after-heading.tsx'
import { Late, latePart } from '#ui/late.tsx'
import type { PageHandle } from '#ui/page-handle.ts'
import { StructuredData } from '#ui/structured-data.tsx'
import type { Route } from './+types/contact-us.ts'
import './contact-us.css'

export { headers } from '#platform/http/answer-headers.ts'

// As much as a page of ours begins; an address can be made up by anyone.
const MAX_BEGUN = 1_000

const calls = latePart({
  id: 'calls',
  load: async () => (await import('./call-list.tsx')).CallList,
})
const map = latePart({
  id: 'map',
  load: async () => (await import('./office-map.tsx')).OfficeMap,
  stillUntil: '.office-map__foot',
})
const below = latePart({
  id: 'contact-us-below',
  className: 'page-below',
  load: async () => (await import('./contact-us-below.tsx')).ContactBelow,
})

export const handle: PageHandle = { above: 'deep-2' }

export function meta() {
  return pageMeta({ title: copy.title, description: copy.description, path: '/contact-us' })
}

/** What a browser without script posts: the same enquiry through the same door. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = parseForm(enquiryBody, await readForm(request))
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
