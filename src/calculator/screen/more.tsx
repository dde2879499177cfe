import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Elements } from '#ui/elements.ts'

interface MoreProps {
  summary: ReactNode
  /** Once something in it is answered it stands open, until the visitor closes it. */
  isAnswered: boolean
  className?: string
  children: Elements
}

/**
 * What few need, one press away, and drawn once it has been asked for: a browser that fills in forms lays out every
 * field of a page as soon as it has loaded, and all that stands around it.
 */
export function More({ summary, isAnswered, className = '', children }: MoreProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(isAnswered)
  const [wasOpen, setWasOpen] = useState(isAnswered)
  const [wasAnswered, setAnswered] = useState(isAnswered)
  if (isOpen && !wasOpen) setWasOpen(true)
  if (isAnswered !== wasAnswered) {
    setAnswered(isAnswered)
    // Emptied again, it must not close over the field that has the focus.
    if (isAnswered) setOpen(true)
  }

  // It may have been opened before scripts came.
  useEffect(() => setOpen(details.current!.open), [])

  return (
    <details
      className={`more ${className}`.trim()}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      ref={details}
    >
      <summary>{summary}</summary>
      {wasOpen ? children : <noscript>{children}</noscript>}
    </details>
  )
}
