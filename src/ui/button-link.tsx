import type { ReactNode } from 'react'
import { addressHere } from '#platform/text/language.ts'
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
export function ButtonLink({ tone = 'coral', to, reloadDocument, ...link }: ButtonLinkProps) {
  // With a target it is the browser's own: see findPageLink.
  return (
    <a
      className={`btn btn--${tone}`}
      href={inLanguageOfPage(to)}
      target={reloadDocument ? '_self' : undefined}
      {...link}
    />
  )
}

/** What a script made for this language already (contact-path.ts) stays as it is. */
function inLanguageOfPage(to: string): string {
  return to.startsWith('/') && !to.startsWith(`${addressHere('/')}/`) ? addressHere(to) : to
}
