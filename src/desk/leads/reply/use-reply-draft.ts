import { type RefObject, useEffect, useRef, useState } from 'react'
import { createDraftSaver, type DraftSaver, type DraftState } from '#desk/drafts/create-draft-saver.ts'
import { sendDraft } from '#desk/drafts/send-draft.ts'
import { replyDeskCopy } from './words.en.ts'

/** Saves an answer as it is typed: in the pauses, when its page is left, and again once the line is back. */
export function useReplyDraft(form: RefObject<HTMLFormElement | null>, leadId: string) {
  const [state, setState] = useState<DraftState>()
  const saver = useRef<DraftSaver>(undefined)

  useEffect(() => {
    const made = createDraftSaver({
      version: 0,
      read: () => {
        const whole = new FormData(form.current ?? undefined)
        const draft = new FormData()
        for (const name of ['reply', 'subject', 'reply_text']) draft.set(name, String(whole.get(name) ?? ''))
        return draft
      },
      send: (draft) =>
        sendDraft(`/desk/leads/${leadId}/reply-draft`, draft, { gone: replyDeskCopy.states.gone, keepalive: true }),
      keep: () => {},
      forget: () => {},
      show: setState,
    })
    saver.current = made
    const flush = () => void made.flush()
    addEventListener('online', flush)
    addEventListener('pagehide', flush)
    return () => {
      flush()
      removeEventListener('online', flush)
      removeEventListener('pagehide', flush)
    }
  }, [form, leadId])

  return { state, changed: () => saver.current?.changed() }
}
