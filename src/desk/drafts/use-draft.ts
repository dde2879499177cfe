import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSubmitAct } from '#desk/frame/act-form.tsx'
import { newIdempotencyKey } from '#leads/form/new-idempotency-key.ts'
import { createDraftSaver, type DraftSaver, type DraftState } from './create-draft-saver.ts'
import { type Conflict, sendDraft } from './send-draft.ts'
import { draftsCopy } from './words.en.ts'

// By the address at the desk of what is written.
const key = (address: string) => `desk-text ${address}`

interface Options<Body> {
  /** At the desk: `/desk/posts/7`. */
  address: string
  body: Body
  version: number
  /** "10:42"; null for what was never saved. */
  savedTime: string | null
  /** What the form says, to be kept in this browser. */
  readBody: (form: FormData) => Body
  /** What an act of this page met. */
  told: Conflict | undefined
}

export type Draft<Body> = ReturnType<typeof useDraft<Body>>

/** The life of a draft in the browser: saved as one types, kept here until it is, offered back when it never was. */
export function useDraft<Body>({ address, version, savedTime, readBody, told, ...stored }: Options<Body>) {
  const form = useRef<HTMLFormElement>(null)
  const [state, setState] = useState<DraftState>({ kind: 'saved', time: savedTime })
  const [kept, setKept] = useState<KeptText<Body>>()
  const [restored, setRestored] = useState<Body>()
  const saver = useRef<DraftSaver>(undefined)
  const [editor, setEditor] = useState('')
  const name = useRef('')
  const latestReader = useRef(readBody)
  latestReader.current = readBody
  const submit = useSubmitAct()

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
      send: (data) => sendDraft(`${address}/draft`, data, { gone: draftsCopy.gone }),
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
  }, [address, version])

  useEffect(() => {
    if (told) saver.current?.meet(told)
  }, [told])

  useEffect(() => {
    if (restored) saver.current?.changed()
  }, [restored])

  return {
    ...{ address, form, version, editor, state, told },
    body: restored ?? stored.body,
    isRestored: restored !== undefined,
    /** What this browser kept and the desk never got, until it is taken back. */
    kept: restored ? undefined : kept,
    conflict: state.kind === 'conflict' ? state.conflict : editor ? undefined : told,
    changed: () => saver.current?.changed(),
    keepOurs: (theirs: Conflict) => void saver.current?.keepOurs(theirs),
    takeBack: (text: Body) => setRestored(() => text),
    forget() {
      forgetText(address)
      setKept(undefined)
    },
    /** What is being saved is waited for, so that a draft is never in conflict with itself. */
    async onSubmit(event: FormEvent<HTMLFormElement>) {
      const { submitter } = event.nativeEvent as SubmitEvent
      if (!saver.current || !(submitter instanceof HTMLButtonElement)) return

      event.preventDefault()
      const isSaved = await saver.current.flush()
      const field = form.current?.elements.namedItem('version')
      if (!isSaved || !(field instanceof HTMLInputElement)) return
      field.value = String(saver.current.version())
      await submit(submitter)
    },
  }
}

/** What was typed and not saved yet, in this browser. */
interface KeptText<Body> {
  at: string
  body: Body
}

function keepText<Body>(address: string, body: Body) {
  try {
    localStorage.setItem(key(address), JSON.stringify({ at: new Date().toISOString(), body }))
  } catch {
    // Full, or forbidden: then the text is in the page alone, as it would be without this.
  }
}

function findKeptText<Body>(address: string): KeptText<Body> | undefined {
  try {
    return JSON.parse(localStorage.getItem(key(address)) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

function forgetText(address: string) {
  try {
    localStorage.removeItem(key(address))
  } catch {
    // See keepText.
  }
}
