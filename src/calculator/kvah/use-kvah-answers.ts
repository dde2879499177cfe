import { useCallback, useEffect, useState } from 'react'
import { type Answers, readAnswers, writeAnswers } from '#calculator/answers/answers.ts'
import { changedControls } from '#calculator/screen/changed-controls.ts'
import type { FieldName } from '#calculator/screen/form.ts'
import { readSessionEntry, writeSessionEntry } from '#ui/session-entry.ts'

const DRAFT = 'kvah'
const SETTLE_MS = 400

/** A plant's month, for a start: the units that the page's own words speak of. */
const START = readAnswers('mode=kvah&work=1,00,000')

/** The answers of the page, kept in this tab; over all what was typed before scripts came. */
export function useKvahAnswers(formId: string) {
  const [answers, setAnswers] = useState<Answers>(START)
  // Read while the page is still as it was sent, before React takes the form over.
  const [typed] = useState(() => (typeof document === 'undefined' ? '' : typedInto(formId)))
  const [isBegun, setBegun] = useState(false)

  useEffect(() => {
    const kept = readSessionEntry<string>(DRAFT)
    if (kept !== undefined || typed !== '')
      setAnswers({
        ...(kept === undefined ? START : readAnswers(kept)),
        ...Object.fromEntries(new URLSearchParams(typed)),
      })
    setBegun(true)
  }, [typed])

  useEffect(() => {
    if (!isBegun) return
    const timer = setTimeout(() => writeSessionEntry(DRAFT, writeAnswers(answers)), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [answers, isBegun])

  const set = useCallback((name: FieldName, value: string) => setAnswers((now) => ({ ...now, [name]: value })), [])
  return { answers, set }
}

function typedInto(formId: string): string {
  const form = document.getElementById(formId)
  return changedControls(form instanceof HTMLFormElement ? form : null)
}
