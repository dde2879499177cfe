import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { readSessionEntry, removeSessionEntry, writeSessionEntry } from '#ui/session-entry.ts'
import { showToast } from '#ui/toast-store.ts'
import { type FieldTexts, fillControls, fillUntouchedControls, readControls } from './form-controls.ts'
import { formMessages } from './words.en.ts'

/** It comes with a page that one reads first. */
const FILE_AGAIN_MS = 10_000

/** Keeps what was typed into a form, in this tab, until it is sent. What a page began is changed like what is empty. */
export function useFormDraft<Field extends string>(
  key: string,
  fields: readonly Field[],
  form: RefObject<HTMLFormElement | null>,
  begun: FieldTexts<Field> = {},
) {
  const [answers, setAnswers] = useState<FieldTexts<Field>>({})
  const typedBefore = useTypedBefore(fields)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is there; a form keeps its key and fields
  useEffect(() => {
    if (!form.current) return
    fillControls(form.current, typedBefore)
    fillUntouchedControls(form.current, readSessionEntry<FieldTexts<Field>>(key) ?? {}, begun)
    setAnswers(readControls(form.current, fields))
    // No page may choose a file for a visitor: not the one that comes back, nor the same in another language.
    if (readSessionEntry(fileKey(key)) && !hasFile(form.current))
      showToast({ kind: 'error', text: formMessages.fileAgain, durationMs: FILE_AGAIN_MS })
  }, [])

  return {
    /** What stands in the form now, for what depends on it. */
    answers,
    keep(): FieldTexts<Field> {
      const now: FieldTexts<Field> = form.current ? readControls(form.current, fields) : {}
      writeSessionEntry(key, now)
      if (form.current && hasFile(form.current)) writeSessionEntry(fileKey(key), true)
      else removeSessionEntry(fileKey(key))
      if (!readSessionEntry(sinceKey(key))) writeSessionEntry(sinceKey(key), Date.now())
      setAnswers(now)
      return now
    },
    /**
     * How long the visitor has been at it, in ms: since the page came, or since the first letter where the draft is
     * older than the page. Software fills in a form in no time at all.
     */
    age(): number {
      const begunAt = readSessionEntry<number>(sinceKey(key)) ?? Date.now()
      return Math.round(Math.max(performance.now(), Date.now() - begunAt))
    },
    forget() {
      removeSessionEntry(key)
      removeSessionEntry(sinceKey(key))
      removeSessionEntry(fileKey(key))
      setAnswers({})
    },
  }
}

function sinceKey(key: string): string {
  return `${key}-since`
}

function fileKey(key: string): string {
  return `${key}-file`
}

function hasFile(form: HTMLFormElement): boolean {
  return [...form.querySelectorAll<HTMLInputElement>('[type=file]')].some(({ files }) => files?.length)
}

/**
 * What was typed into the text areas of a form before the script came. When React takes a page over it leaves inputs
 * alone, but gives a text area the text again that the server put into it; so it is read before that.
 */
function useTypedBefore<Field extends string>(fields: readonly Field[]): FieldTexts<Field> {
  const wasWritten = useRef(false)
  // React asks for what the server saw only while it takes over; told the same later, it need not draw the form again.
  const isTakenOver = useSyncExternalStore(
    () => () => {},
    () => wasWritten.current,
    () => (wasWritten.current = true),
  )
  const [typed] = useState(() => (isTakenOver && typeof document !== 'undefined' ? readTyped(fields) : {}))
  return typed
}

function readTyped<Field extends string>(fields: readonly Field[]): FieldTexts<Field> {
  const areas = fields.flatMap((field) => {
    const area = document.querySelector<HTMLTextAreaElement>(`textarea[name="${field}"]`)
    return area && area.value !== area.defaultValue ? [[field, area.value]] : []
  })
  return Object.fromEntries(areas) as FieldTexts<Field>
}
