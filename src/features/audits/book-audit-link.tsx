import { type MouseEvent, useContext } from 'react'
import { Link } from 'react-router'
import { auditCopy } from '#content/audit.ts'
import type { ButtonTone } from '#ui/button.tsx'
import { AuditContext } from './audit-context.ts'

/**
 * Opens the form over the page. It is a link, so that a tap before the script
 * has come, or without one, leads to the same form on a page of its own.
 */
export function BookAuditLink({ tone }: { tone: ButtonTone }) {
  const open = useContext(AuditContext)

  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    const wantsNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!open || wantsNewTab) return

    event.preventDefault()
    open(event.currentTarget)
  }

  return (
    <Link className={`btn btn--${tone}`} to="/book-audit" onClick={onClick}>
      {auditCopy.heading}
    </Link>
  )
}
