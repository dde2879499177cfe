import { type ReactNode, useState } from 'react'
import './more.css'

interface MoreProps {
  summary: ReactNode
  /** Something in it is answered: then it stands open, until the visitor closes it. */
  isAnswered: boolean
  className?: string
  children: ReactNode
}

/** What few need, one press away. */
export function More({ summary, isAnswered, className = '', children }: MoreProps) {
  const [isToggled, setToggled] = useState<boolean>()

  return (
    <details
      className={`more ${className}`.trim()}
      open={isToggled ?? isAnswered}
      onToggle={({ currentTarget }) => setToggled(currentTarget.open)}
    >
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
