import { useRef, useState, useSyncExternalStore } from 'react'
import type { FieldTexts } from './form-controls.ts'

/**
 * What was typed into the text areas of a form before the script came. When React takes a page over it leaves inputs
 * alone, but gives a text area the text again that the server put into it; so it is read before that.
 */
export function useTypedBefore<Field extends string>(fields: readonly Field[]): FieldTexts<Field> {
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
