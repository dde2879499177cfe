import { type RefObject, useEffect } from 'react'
import { readSessionEntry, writeSessionEntry } from '#ui/session-entry.ts'
import type { EnquiryDraft } from './enquiry-schema.ts'

/** Where this tab keeps what was typed, until it is sent. */
export const ENQUIRY_DRAFT_KEY = 'enquiry-draft'

/** What stood in the message before, and what a page had put there for the visitor. */
interface Before {
  text: string
  begun?: string
}

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

/** A message begun for the visitor takes the place of another that was begun, never of their own words: it follows them. */
export function beginMessage(before: Before, begun: string): string {
  if (before.text.includes(begun)) return before.text

  const isUntouched = before.text.trim() === '' || before.text === before.begun
  return isUntouched ? begun : `${before.text.trimEnd()}\n\n${begun}`
}
