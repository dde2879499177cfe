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

/** Lists what to mend, links to each field, and takes the focus after each attempt. */
export function ErrorSummary({ errors, message, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const isRepeated = errors.some((error) => error.message === message)

  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])

  return (
    // biome-ignore lint/a11y/noAutofocus: after a plain post this is where the visitor has to look
    <div className="errbox full" role="alert" tabIndex={-1} autoFocus={attempt === 0} ref={box}>
      <h2>{message && !isRepeated ? message : copy.errorSummaryTitle(errors.length)}</h2>
      {errors.length > 0 && (
        <ul className="errbox__list">
          {errors.map(({ field, label, message }) => (
            <li key={field}>
              <a href={`#${field}`} onClick={focusField}>
                {`${label}: ${message}`}
              </a>
            </li>
          ))}
        </ul>
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
