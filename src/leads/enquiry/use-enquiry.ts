import { useEffect, useRef, useState } from 'react'
import { filledTrap, type RejectedPost, useLeadForm } from '#leads/form/use-lead-form.ts'
import { photoIn } from '#leads/own-page/send-photo.ts'
import { pushAnalyticsEvent } from '#ui/push-analytics-event.ts'
import { showToast } from '#ui/toast-store.ts'
import { checkEnquiry, type EnquiryField, enquiryFields, enquiryForm } from './enquiry-schema.ts'
import { nextStepOf } from './next-step.ts'
import { useReceipt } from './use-receipt.ts'
import { contactCopy as copy } from './words.en.ts'

/** Where this tab keeps what was typed, until it is sent. */
export const ENQUIRY_DRAFT_KEY = 'enquiry-draft'

/** After success the page reloads (specification, section 9). */
const RELOAD_MS = 3000

/** The contact form in the browser (specification, sections 4, 5, 7 and 8). */
export function useEnquiry(rejected: RejectedPost<EnquiryField>) {
  const [isSent, setSent] = useState(false)
  const receipt = useReceipt()
  const told = useRef('')

  useEffect(() => {
    if (!isSent) return
    const timer = setTimeout(() => location.reload(), RELOAD_MS)
    return () => clearTimeout(timer)
  }, [isSent])

  const form = useLeadForm(
    {
      form: enquiryForm,
      draftKey: ENQUIRY_DRAFT_KEY,
      fields: enquiryFields,
      successStatuses: [201],
      toldFirst: ['phone_number', 'email'],
      failure: copy.failure,
      noResponse: copy.noResponse,
      check: checkEnquiry,
      toBody(answers, sent) {
        told.current = answers.message
        return { ...answers, ...filledTrap(sent) }
      },
      photoIn,
      onAccepted(received) {
        receipt.show(received, nextStepOf(told.current))
        setSent(true)
        showToast({ kind: 'success', text: copy.success })
        pushAnalyticsEvent(enquiryForm.accepted)
      },
      onRefused: (text) => showToast({ kind: 'error', text }),
    },
    rejected,
  )

  return { ...form, receipt }
}
