import { data, redirect } from 'react-router'
import { contactCopy } from '#content/contact.ts'
import { enquirySchema } from '#features/enquiries/enquiry-schema.ts'
import { submitEnquiry } from '#features/enquiries/submit-enquiry.ts'
import { parseForm, readForm } from '#platform/forms.ts'
import { servicesContext } from '#platform/request-contexts.ts'
import type { Route } from './+types/contact-us.ts'

export async function action({ request, context }: Route.ActionArgs) {
  const form = parseForm(enquirySchema, await readForm(request))
  if (!form.ok) return data(form, 422)

  const { reference } = await submitEnquiry(form.value, context.get(servicesContext))
  return redirect(`/contact-us/thanks?reference=${reference}`, 303)
}

export default function ContactPage() {
  return <h1>{contactCopy.heading}</h1>
}
