import { type FormEvent, useRef, useState } from 'react'
import type { HumanCheckHandle } from '#leads/form/human-check/human-check.tsx'
import { useLeadForm } from '#leads/form/use-lead-form.ts'
import { pushAnalyticsEvent } from '#ui/push-analytics-event.ts'
import { showToast } from '#ui/toast-store.ts'
import { newsletterFormCopy as copy } from './form-words.en.ts'
import { checkSubscription, subscriptionFields, subscriptionForm } from './subscription-schema.ts'

export const NEWSLETTER_DRAFT_KEY = 'newsletter-draft'

/** The newsletter form in the browser (specification, sections 4, 5, 7 and 8). */
export function useNewsletter() {
  const [token, setToken] = useState<string>()
  const check = useRef<HumanCheckHandle>(null)

  const form = useLeadForm({
    form: subscriptionForm,
    draftKey: NEWSLETTER_DRAFT_KEY,
    fields: subscriptionFields,
    successStatuses: [200, 201],
    toldFirst: ['recaptcha', 'email', 'name'],
    serverNames: { full_name: 'name' },
    failure: copy.failure,
    noResponse: copy.noResponse,
    check: checkSubscription,
    toBody: (answers) => ({ ...answers, 'g-recaptcha-response': token }),
    onAccepted() {
      check.current?.reset()
      showToast({ kind: 'success', text: copy.success })
      pushAnalyticsEvent(subscriptionForm.accepted)
    },
    onRefused(text) {
      check.current?.reset()
      showToast({ kind: 'error', text })
    },
  })

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (token) return form.onSubmit(event)
    event.preventDefault()
    showToast({ kind: 'error', text: copy.humanCheck.missing })
  }

  return { ...form, onSubmit, check, token, setToken }
}
