import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ButtonTone } from './button.tsx'

interface ButtonLinkProps {
  to: string
  tone?: ButtonTone
  children: ReactNode
  'aria-label'?: string
  /** Asks the server again instead of only changing the route. */
  reloadDocument?: boolean
}

/** A link that looks like a button. */
export function ButtonLink({ tone = 'coral', ...link }: ButtonLinkProps) {
  return <Link className={`btn btn--${tone}`} {...link} />
}
