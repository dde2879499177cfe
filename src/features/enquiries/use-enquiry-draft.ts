import { type RefObject, useEffect, useState } from 'react'
import { readSessionEntry, removeSessionEntry, writeSessionEntry } from '#ui/session-entry.ts'
import { fillEmptyControls, readControls } from './enquiry-controls.ts'
import type { EnquiryDraft } from './enquiry-fields.ts'

const KEY = 'enquiry-draft'

/** Keeps what was typed, in this tab, until it is sent. */
export function useEnquiryDraft(form: RefObject<HTMLFormElement | null>) {
  const [messageText, setMessageText] = useState('')

  useEffect(() => {
    if (!form.current) return
    fillEmptyControls(form.current, readSessionEntry<EnquiryDraft>(KEY) ?? {})
    setMessageText(readControls(form.current).message)
  }, [form])

  return {
    /** The message as it stands, for the quick actions beside it. */
    messageText,
    keep(): EnquiryDraft {
      const answers: EnquiryDraft = form.current ? readControls(form.current) : {}
      writeSessionEntry(KEY, answers)
      setMessageText(answers.message ?? '')
      return answers
    },
    forget() {
      removeSessionEntry(KEY)
      setMessageText('')
    },
  }
}
