import { type ReactNode, useState } from 'react'

interface MoreProps {
  summary: ReactNode
  /** Once something in it is answered it stands open, until the visitor closes it. */
  isAnswered: boolean
  className?: string
  children: ReactNode
}

/** What few need, one press away. */
export function More({ summary, isAnswered, className = '', children }: MoreProps) {
  const [isOpen, setOpen] = useState(isAnswered)
  const [wasAnswered, setAnswered] = useState(isAnswered)
  if (isAnswered !== wasAnswered) {
    setAnswered(isAnswered)
    // Emptied again, it must not close over the field that has the focus.
    if (isAnswered) setOpen(true)
  }

  return (
    <details
      className={`more ${className}`.trim()}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
