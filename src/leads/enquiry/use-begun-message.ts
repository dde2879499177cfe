import { type RefObject, useEffect } from 'react'
import { readSessionEntry, writeSessionEntry } from '#ui/session-entry.ts'
import { beginMessage } from './begin-message.ts'
import type { EnquiryDraft } from './enquiry-schema.ts'
import { ENQUIRY_DRAFT_KEY } from './use-enquiry.ts'

const BEGUN_KEY = 'enquiry-begun'

/**
 * Brings a message that another page began to what the visitor has typed before; from then on it is theirs. Left in the
 * address it would begin anew when the page reloads after sending.
 */
export function useBegunMessage(
  begun: string | undefined,
  message: RefObject<HTMLTextAreaElement | null>,
  keep: () => void,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each begun message
  useEffect(() => {
    if (!begun || !message.current) return
    // What was changed before the script came is the visitor's already.
    if (message.current.value === begun) {
      const { message: text = '' } = readSessionEntry<EnquiryDraft>(ENQUIRY_DRAFT_KEY) ?? {}
      message.current.value = beginMessage({ text, begun: readSessionEntry(BEGUN_KEY) }, begun)
    }
    writeSessionEntry(BEGUN_KEY, begun)
    keep()
    forgetBegun()
  }, [begun])
}

function forgetBegun() {
  const address = new URL(location.href)
  address.searchParams.delete('message')
  history.replaceState(history.state, '', address)
}
