import { checkEnquiry } from './check-enquiry.ts'
import { ENQUIRY_FIELDS, type EnquiryDraft, type EnquiryErrors } from './enquiry-fields.ts'

/** What stands between the visitor and a sent enquiry. */
export interface EnquiryTrouble {
  errors: EnquiryErrors
  /** Why the server refused, or that it could not be reached. */
  message?: string
  /** The answers that were in trouble. */
  answers?: EnquiryDraft
}

/**
 * The trouble that is left with new answers. A field's error goes when the
 * field has changed and is plausible now; the message goes with the field
 * error that it repeats.
 */
export function withoutMended(trouble: EnquiryTrouble, answers: EnquiryDraft): EnquiryTrouble {
  const stillWrong = checkEnquiry(answers)
  const mended = ENQUIRY_FIELDS.filter((field) => {
    const hasChanged = answers[field] !== trouble.answers?.[field]
    return trouble.errors[field] && hasChanged && !stillWrong[field]
  })
  if (mended.length === 0) return trouble

  const left = Object.entries(trouble.errors).filter(([field]) => !mended.some((name) => name === field))
  const isMessageMended = mended.some((field) => trouble.errors[field] === trouble.message)
  return { ...trouble, errors: Object.fromEntries(left), message: isMessageMended ? undefined : trouble.message }
}
