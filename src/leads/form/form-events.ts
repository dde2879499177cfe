/** How far a form got, as it is counted; what follows from `sent` is accepted, or told to be mended. */
export const FORM_STEPS = ['seen', 'begun', 'sent', 'accepted'] as const

export type FormStep = (typeof FORM_STEPS)[number]

export const COUNTED_FORMS = ['contact', 'audit', 'application', 'subscription'] as const

export type CountedForm = (typeof COUNTED_FORMS)[number]

// Two of the names are the specification's, section 8.
const ACCEPTED: Record<CountedForm, string> = {
  contact: 'contact_form_submit',
  audit: 'audit_submit',
  application: 'job_apply',
  subscription: 'newsletter_subscription',
}

/** The name under which a step of a form is counted. */
export function formEvent(form: CountedForm, step: FormStep): string {
  return step === 'accepted' ? ACCEPTED[form] : `${form}_${step}`
}
