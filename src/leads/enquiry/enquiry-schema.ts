import * as z from 'zod/mini'
import { personFields, saying } from '#leads/form/person-fields.ts'
import { asked, fieldsOf, findErrors, type Texts } from '#platform/form/fields.ts'
import { lines } from '#platform/text/text.ts'
import { contactCopy } from './words.en.ts'

const { labels, errors } = contactCopy

/**
 * The contact form (specification 3 and 5): its fields in the order in which they are drawn, and the rules of each. The
 * browser, the page's own post and the API all read it.
 */
export const enquirySchema = z.object({
  ...personFields(contactCopy),
  message: asked(
    lines(
      saying(() => errors.message),
      5_000,
    ),
    { label: () => labels.message, isWide: true },
  ),
})

asked(enquirySchema.shape.full_name, { isWide: true })

export const enquiryForm = {
  kind: 'contact',
  path: '/auth/contacts',
  // The specification's name, section 7.
  accepted: 'contact_form_submit',
} as const

export type EnquiryField = keyof typeof enquirySchema.shape
/** What a visitor has typed so far, and what is wrong with it. */
export type EnquiryDraft = Texts<EnquiryField>

export const enquiryFields = fieldsOf<EnquiryField>(enquirySchema)

export function checkEnquiry(draft: EnquiryDraft): Texts<EnquiryField> {
  return findErrors(enquirySchema, draft)
}
