import { useEffect, useRef, useState } from 'react'
import type { LeadReceipt } from '#leads/form/post-lead.ts'
import { filledTrap, type RejectedPost, useLeadForm } from '#leads/form/use-lead-form.ts'
import { photoIn } from '#leads/own-page/send-photo.ts'
import { pushAnalyticsEvent } from '#ui/push-analytics-event.ts'
import { readSessionEntry, removeSessionEntry, writeSessionEntry } from '#ui/session-entry.ts'
import { showToast } from '#ui/toast-store.ts'
import { checkEnquiry, type EnquiryField, enquiryFields, enquiryForm } from './enquiry-schema.ts'
import { nextStepOf, type StepName } from './next-step.ts'
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

interface Stored {
  receipt: LeadReceipt
  step: StepName | undefined
}

/** The receipt of the enquiry just sent: it outlives the reload, not the visit to this page. */
function useReceipt() {
  const [shown, setShown] = useState<Stored & { isFresh: boolean }>()

  useEffect(() => {
    const { pathname } = location
    const stored = findStoredReceipt()
    if (stored) setShown({ ...stored, isFresh: false })

    return () => {
      if (location.pathname !== pathname) forgetReceipt()
    }
  }, [])

  return {
    shown,
    show(receipt: LeadReceipt, step: StepName) {
      storeReceipt({ receipt, step })
      setShown({ receipt, step, isFresh: true })
    },
    dismiss() {
      forgetReceipt()
      setShown(undefined)
    },
  }
}

const KEY = 'enquiry-sent'

/** Keeps the receipt over the reload that follows a sent enquiry. */
function storeReceipt(sent: Stored) {
  writeSessionEntry(KEY, sent)
}

/** The receipt, if this page was reloaded since; a visitor who left and came back has seen it. */
function findStoredReceipt(): Stored | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type === 'reload') return readSessionEntry(KEY)

  forgetReceipt()
  return undefined
}

function forgetReceipt() {
  removeSessionEntry(KEY)
}
