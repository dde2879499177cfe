import { useCallback, useEffect, useState } from 'react'
import { type Answers, readAnswers, writeAnswers } from '#calculator/answers/answers.ts'
import { readSessionEntry, writeSessionEntry } from '#ui/session-entry.ts'
import type { FieldName } from './form.ts'

const DRAFT = 'calculator'
// Safari refuses more than a hundred changes of the address in half a minute.
const SETTLE_MS = 400

/**
 * The answers, kept in the address after the # and in this tab. They begin as the server rendered them; then, by rank:
 * what the address says, what a query asked, what the tab remembers; and over all what was typed before scripts came.
 * `isRead` says that they did.
 */
export function useAnswers(given: string, typed = '') {
  const [answers, setAnswers] = useState<Answers>(() => readAnswers(given))
  const [isRead, setIsRead] = useState(false)

  useEffect(() => {
    const kept = location.search === '' ? (readSessionEntry<string>(DRAFT) ?? given) : given
    const begun = { ...readAnswers(fragment() || kept), ...Object.fromEntries(new URLSearchParams(typed)) }
    // Mostly they are those that the server rendered; then nothing has to be worked out and drawn again.
    setAnswers((now) => (writeAnswers(begun) === writeAnswers(now) ? now : begun))
    setIsRead(true)

    const follow = () => setAnswers(readAnswers(fragment()))
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [given, typed])

  useEffect(() => {
    const timer = setTimeout(() => keep(writeAnswers(answers)), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [answers])

  const set = useCallback((name: FieldName, value: string) => {
    setAnswers((now) => ({ ...now, ...(name === 'state' && LEFT_BEHIND), [name]: value }))
  }, [])
  return { answers, set, isRead }
}

/** What another state has never heard of. The tariff's id stays: it says what kind of customer asks. */
const LEFT_BEHIND = {
  discom: '',
  fuel: '',
  fuelKind: '',
  fuelSecond: '',
  schemes: '',
  payment: '',
  billDays: '',
  earlierDays: '',
}

function keep(text: string) {
  writeSessionEntry(DRAFT, text)
  if (text === fragment()) return
  history.replaceState(history.state, '', `${location.pathname}${text && `#${text}`}`)
}

function fragment(): string {
  return location.hash.slice(1)
}
