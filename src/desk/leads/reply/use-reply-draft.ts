import { type RefObject, useEffect, useRef, useState } from 'react'
import { createDraftSaver, type DraftSaver, type DraftState } from '#desk/posts/create-draft-saver.ts'
import type { DraftAnswer } from '#desk/posts/send-draft.ts'
import { giveUpAfter } from '#ui/give-up-after.ts'

const PATIENCE_MS = 20_000

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
      send: (draft) => sendDraft(leadId, draft),
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

async function sendDraft(leadId: string, draft: FormData): Promise<DraftAnswer> {
  try {
    const response = await fetch(`/desk/leads/${leadId}/reply-draft`, {
      method: 'POST',
      body: draft,
      redirect: 'manual',
      // It may be the last thing that the page does.
      keepalive: true,
      signal: giveUpAfter(PATIENCE_MS),
    })
    if (response.type === 'opaqueredirect' || [401, 403].includes(response.status)) return { kind: 'signed-out' }
    const isAnswer = response.headers.get('Content-Type')?.startsWith('application/json')
    return isAnswer ? await response.json() : { kind: 'offline' }
  } catch {
    return { kind: 'offline' }
  }
}
