import { type RefObject, useEffect, useState } from 'react'
import { readSessionEntry, removeSessionEntry, writeSessionEntry } from '#ui/session-entry.ts'
import { type FieldTexts, fillControls, fillEmptyControls, readControls } from './form-controls.ts'
import { useTypedBefore } from './use-typed-before.ts'

/** Keeps what was typed into a form, in this tab, until it is sent. */
export function useFormDraft<Field extends string>(
  key: string,
  fields: readonly Field[],
  form: RefObject<HTMLFormElement | null>,
) {
  const [answers, setAnswers] = useState<FieldTexts<Field>>({})
  const typedBefore = useTypedBefore(fields)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is there; a form keeps its key and fields
  useEffect(() => {
    if (!form.current) return
    fillControls(form.current, typedBefore)
    fillEmptyControls(form.current, readSessionEntry<FieldTexts<Field>>(key) ?? {})
    setAnswers(readControls(form.current, fields))
  }, [])

  return {
    /** What stands in the form now, for what depends on it. */
    answers,
    keep(): FieldTexts<Field> {
      const now: FieldTexts<Field> = form.current ? readControls(form.current, fields) : {}
      writeSessionEntry(key, now)
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
      setAnswers({})
    },
  }
}

function sinceKey(key: string): string {
  return `${key}-since`
}
