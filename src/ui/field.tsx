import type { ReactElement } from 'react'
import { FewIcon } from './few-icons.tsx'

interface FieldProps {
  name: string
  /** Where a page has two forms, their fields of one name need ids of their own. */
  id?: string
  label: string
  hint?: string
  error?: string
  /** Takes the whole width of a form in two columns. */
  wide?: boolean
  /** Of a form that the browser posts by itself: what is wrong has the focus on the page that answers, however far down. */
  isPosted?: boolean
  children: (control: ControlProps) => ReactElement
}

interface ControlProps {
  id: string
  name: string
  className: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  autoFocus?: true
}

/** A labelled control with its hint and error, wired for assistive technology. */
export function Field({ name, id = name, label, hint, error, wide, isPosted, children }: FieldProps) {
  const hintId = hint && `${id}-hint`
  const errorId = error && `${id}-error`

  return (
    <div className={`field${error ? ' field--bad' : ''}${wide ? ' full' : ''}`}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <span className="hint" id={hintId}>
          {hint}
        </span>
      )}
      {error && (
        <span className="err" id={errorId}>
          <FewIcon name="bad" />
          <span>{error}</span>
        </span>
      )}
      {children({
        id,
        name,
        className: 'input',
        'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
        ...(error && isPosted && { autoFocus: true }),
      })}
    </div>
  )
}
