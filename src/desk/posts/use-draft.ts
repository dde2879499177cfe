import { type RefObject, useEffect, useRef, useState } from 'react'
import { newIdempotencyKey } from '#leads/form/new-idempotency-key.ts'
import { createDraftSaver, type DraftSaver, type DraftState } from './create-draft-saver.ts'
import { findKeptText, forgetText, type KeptText, keepText } from './kept-text.ts'
import { sendDraft } from './send-draft.ts'

interface Options<Body> {
  form: RefObject<HTMLFormElement | null>
  /** At the desk: `/desk/posts/7`. */
  address: string
  version: number
  /** "10:42"; null for what was never saved. */
  savedTime: string | null
  /** What the form says, to be kept in this browser. */
  readBody: (form: FormData) => Body
}

/** The life of a draft in the browser: saved as one types, kept here until it is, offered back when it never was. */
export function useDraft<Body>({ form, address, version, savedTime, readBody }: Options<Body>) {
  const [state, setState] = useState<DraftState>({ kind: 'saved', time: savedTime })
  const [kept, setKept] = useState<KeptText<Body>>()
  const saver = useRef<DraftSaver>(undefined)
  const [editor, setEditor] = useState('')
  const name = useRef('')
  const latestReader = useRef(readBody)
  latestReader.current = readBody

  useEffect(() => {
    setKept(findKeptText<Body>(address))
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
      send: (data) => sendDraft(address, data),
      keep: (data) => keepText(address, latestReader.current(data)),
      forget: () => forgetText(address),
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
  }, [form, address, version])

  return {
    state,
    kept,
    editor,
    saver,
    dropKept() {
      forgetText(address)
      setKept(undefined)
    },
  }
}
