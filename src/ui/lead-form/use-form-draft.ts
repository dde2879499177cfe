import { type RefObject, useEffect, useState } from 'react'
import { readSessionEntry, removeSessionEntry, writeSessionEntry } from '#ui/session-entry.ts'
import { type FieldTexts, fillEmptyControls, readControls } from './form-controls.ts'

/** Keeps what was typed into a form, in this tab, until it is sent. */
export function useFormDraft<Field extends string>(
  key: string,
  fields: readonly Field[],
  form: RefObject<HTMLFormElement | null>,
) {
  const [answers, setAnswers] = useState<FieldTexts<Field>>({})

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is there; a form keeps its key and fields
  useEffect(() => {
    if (!form.current) return
    fillEmptyControls(form.current, readSessionEntry<FieldTexts<Field>>(key) ?? {})
    setAnswers(readControls(form.current, fields))
  }, [])

  return {
    /** What stands in the form now, for what depends on it. */
    answers,
    keep(): FieldTexts<Field> {
      const now: FieldTexts<Field> = form.current ? readControls(form.current, fields) : {}
      writeSessionEntry(key, now)
      setAnswers(now)
      return now
    },
    forget() {
      removeSessionEntry(key)
      setAnswers({})
    },
  }
}
