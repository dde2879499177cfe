import { type FormEvent, useEffect, useRef, useState } from 'react'
import { contactCopy as copy } from '#content/contact.ts'
import { newUuid } from '#ui/new-uuid.ts'
import { pushAnalyticsEvent } from '#ui/push-analytics-event.ts'
import { showToast } from '#ui/toast-store.ts'
import { checkEnquiry } from './check-enquiry.ts'
import { clearControls, readControls } from './enquiry-controls.ts'
import { type EnquiryTrouble, withoutMended } from './enquiry-trouble.ts'
import { postEnquiry } from './post-enquiry.ts'
import { useEnquiryDraft } from './use-enquiry-draft.ts'
import { useReceipt } from './use-receipt.ts'

/** After success the page reloads (specification, section 9). */
const RELOAD_MS = 3000

/** The life of the form in the browser: check, send, tell, and lose nothing that was typed. */
export function useEnquiry(serverErrors: EnquiryTrouble['errors']) {
  const form = useRef<HTMLFormElement>(null)
  const idempotencyKey = useRef<string>(undefined)
  const [trouble, setTrouble] = useState<EnquiryTrouble>({ errors: serverErrors })
  const [attempt, setAttempt] = useState(0)
  const [isSending, setSending] = useState(false)
  const [isSent, setSent] = useState(false)
  const draft = useEnquiryDraft(form)
  const receipt = useReceipt()

  useEffect(() => {
    if (!isSent) return
    const timer = setTimeout(() => location.reload(), RELOAD_MS)
    return () => clearTimeout(timer)
  }, [isSent])

  /** Another text is another enquiry: it gets its own key. Mended errors go. */
  function onInput() {
    idempotencyKey.current = undefined
    const answers = draft.keep()
    setTrouble((before) => withoutMended(before, answers))
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending || isSent) return

    const answers = readControls(event.currentTarget)
    const nickname = new FormData(event.currentTarget).get('nickname')
    const errors = checkEnquiry(answers)
    if (Object.keys(errors).length > 0) return tell({ errors, answers })

    setSending(true)
    setTrouble({ errors: {} })
    idempotencyKey.current ??= newUuid()
    const outcome = await postEnquiry(
      nickname ? { ...answers, nickname: String(nickname) } : answers,
      idempotencyKey.current,
    )
    setSending(false)

    if (outcome.accepted) return thank(outcome.receipt)
    showToast({ kind: 'error', text: outcome.message })
    tell({ errors: outcome.errors, message: outcome.message, answers })
  }

  function thank(received: Parameters<typeof receipt.show>[0]) {
    if (form.current) clearControls(form.current)
    draft.forget()
    receipt.show(received)
    setSent(true)
    showToast({ kind: 'success', text: copy.success })
    pushAnalyticsEvent('contact_form_submit')
  }

  function tell(next: EnquiryTrouble) {
    setTrouble(next)
    setAttempt((count) => count + 1)
  }

  return { form, onSubmit, onInput, ...trouble, attempt, isSending, messageText: draft.messageText, receipt }
}
