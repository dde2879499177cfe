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
  children: (control: ControlProps) => ReactElement
}

interface ControlProps {
  id: string
  name: string
  className: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

/** A labelled control with its hint and error, wired for assistive technology. */
export function Field({ name, id = name, label, hint, error, wide, children }: FieldProps) {
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
      })}
    </div>
  )
}
