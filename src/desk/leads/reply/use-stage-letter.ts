import { type RefObject, useEffect, useRef } from 'react'
import { useActFetcher, useAnswer } from '#desk/frame/answer.ts'
import type { FilledTemplate } from './fill-template.ts'

/**
 * The letter of the stage that was just set, put below what is written of an answer, and taken out again with an undo
 * while it is as it came. Returned for the page that a browser without scripts gets.
 */
export function useStageLetter(form: RefObject<HTMLFormElement | null>): FilledTemplate | undefined {
  const { offered } = useAnswer<{ offered: FilledTemplate }>('set-stage')
  const { done: undone } = useAnswer('undo')
  const { state } = useActFetcher()
  const isIdle = state === 'idle'
  const filledIn = useRef<string>(undefined)

  useEffect(() => {
    const text = field(form, 'reply_text')
    if (!offered || !isIdle || !text) return
    const before = withoutEnd(text.value, filledIn.current)
    writeInto(text, before.includes(offered.text) ? before : below(before, offered.text))
    const subject = field(form, 'subject')
    if (offered.subject && subject) writeInto(subject, offered.subject)
    filledIn.current = offered.text
    text.focus()
  }, [offered, isIdle, form])

  useEffect(() => {
    const text = field(form, 'reply_text')
    if (!undone || !filledIn.current || !text) return
    writeInto(text, withoutEnd(text.value, filledIn.current))
    filledIn.current = undefined
  }, [undone, form])

  return offered
}

/** A template below what is written. */
export function below(written: string, template: string): string {
  return [written.trim(), template].filter(Boolean).join('\n\n')
}

// Setting it tells nobody; what saves the draft has to hear of it.
export function writeInto(field: HTMLInputElement | HTMLTextAreaElement, value: string) {
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function withoutEnd(text: string, end = ''): string {
  return end && text.endsWith(end) ? text.slice(0, -end.length).trimEnd() : text
}

function field(form: RefObject<HTMLFormElement | null>, name: string) {
  return form.current?.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | null | undefined
}
