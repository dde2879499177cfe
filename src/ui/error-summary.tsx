import { type MouseEvent, useEffect, useRef } from 'react'
import { uiCopy as copy } from './words.en.ts'

interface ErrorSummaryProps {
  /** In the order of the fields; `field` is the control's id. */
  errors: { field: string; label: string; message: string }[]
  /** What went wrong, when it is more than the fields: one that repeats a field's own would be read twice. */
  message?: string
  /** Counts the attempts in this browser. Zero: the server rendered it, and the page's focus is HTML's affair. */
  attempt: number
}

/** Says in one line how many fields are wrong. After each attempt the first of them takes the focus. */
export function ErrorSummary({ errors, message, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const [first] = errors
  const isRepeated = errors.some((error) => error.message === message)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another error of the same attempt must not take the focus
  useEffect(() => {
    if (attempt === 0) return
    const field = first && document.getElementById(first.field)
    field?.focus()
    if (!field || document.activeElement !== field) box.current?.focus()
  }, [attempt])

  return (
    // biome-ignore lint/a11y/noAutofocus: after a plain post this is where the visitor has to look
    <div className="errbox full" role="alert" tabIndex={-1} autoFocus={attempt === 0} ref={box}>
      {message && !isRepeated && <p>{message}</p>}
      {first && (
        <p>
          <a href={`#${first.field}`} onClick={focusField}>
            {copy.errorSummary(errors.length, first.label)}
          </a>
        </p>
      )}
    </div>
  )
}

// A change of the address would count as a navigation and scroll the page.
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (!field) return

  event.preventDefault()
  field.focus()
}
