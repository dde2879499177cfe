import { type RefObject, useEffect, useRef, useState } from 'react'
import { newIdempotencyKey } from '#leads/form/new-idempotency-key.ts'
import { createDraftSaver, type DraftSaver, type DraftState } from './create-draft-saver.ts'
import { findKeptText, forgetText, type KeptText, keepText } from './kept-text.ts'
import { sendDraft } from './send-draft.ts'

interface Options {
  form: RefObject<HTMLFormElement | null>
  id: number
  version: number
  /** "10:42"; null for what was never saved. */
  savedTime: string | null
}

/** The life of a draft in the browser: saved as one types, kept here until it is, offered back when it never was. */
export function useDraft({ form, id, version, savedTime }: Options) {
  const [state, setState] = useState<DraftState>({ kind: 'saved', time: savedTime })
  const [kept, setKept] = useState<KeptText>()
  const saver = useRef<DraftSaver>(undefined)
  const [editor, setEditor] = useState('')
  const name = useRef('')

  useEffect(() => {
    setKept(findKeptText(id))
    // One name for as long as the window is open: what it saved before it heard of a version is its own.
    name.current ||= newIdempotencyKey()
    setEditor(name.current)

    const made = createDraftSaver({
      version,
      read: () => {
        const data = new FormData(form.current ?? undefined)
        data.set('editor', name.current)
        return data
      },
      send: (data) => sendDraft(id, data),
      keep: (data) => keepText(id, data),
      forget: () => forgetText(id),
      show: setState,
    })
    saver.current = made
    const onOnline = () => void made.flush()
    addEventListener('online', onOnline)
    return () => {
      // Whoever leaves in the middle of a sentence has written it all the same.
      void made.flush()
      removeEventListener('online', onOnline)
    }
  }, [form, id, version])

  return {
    state,
    kept,
    editor,
    saver,
    dropKept() {
      forgetText(id)
      setKept(undefined)
    },
  }
}
