import { type RefObject, useEffect } from 'react'
import { readSessionEntry, writeSessionEntry } from '#ui/session-entry.ts'
import { beginMessage } from './begin-message.ts'
import type { EnquiryDraft } from './enquiry-schema.ts'
import { ENQUIRY_DRAFT_KEY } from './use-enquiry.ts'

const BEGUN_KEY = 'enquiry-begun'

/** A message that another page began. `onTaken` is told once it is in the draft. */
export interface BegunMessage {
  text: string
  onTaken: () => void
}

/** Brings what another page began to what the visitor has typed before; from then on it is theirs. */
export function useBegunMessage(
  begun: BegunMessage | undefined,
  message: RefObject<HTMLTextAreaElement | null>,
  keep: () => void,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each begun message
  useEffect(() => {
    if (!begun || !message.current) return
    // What was changed before the script came is the visitor's already.
    if (message.current.value === begun.text) {
      const { message: text = '' } = readSessionEntry<EnquiryDraft>(ENQUIRY_DRAFT_KEY) ?? {}
      message.current.value = beginMessage({ text, begun: readSessionEntry(BEGUN_KEY) }, begun.text)
    }
    writeSessionEntry(BEGUN_KEY, begun.text)
    keep()
    begun.onTaken()
  }, [begun?.text])
}
