import { type MouseEvent, useContext } from 'react'
import type { ButtonTone } from '#ui/button.tsx'
import { AuditContext } from './audit-context.ts'
import { auditCopy } from './words.en.ts'

/**
 * Opens the form over the page. It is a link, so that a tap before the script
 * has come, or without one, leads to the same form on a page of its own.
 */
export function BookAuditLink({ tone }: { tone: ButtonTone }) {
  const dialog = useContext(AuditContext)

  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    const wantsNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!dialog || wantsNewTab) return

    event.preventDefault()
    dialog.open(event.currentTarget)
  }

  return (
    <a
      className={`btn btn--${tone}`}
      href="/book-audit"
      aria-haspopup={dialog ? 'dialog' : undefined}
      onPointerEnter={dialog?.prepare}
      onFocus={dialog?.prepare}
      onClick={onClick}
    >
      {auditCopy.heading}
    </a>
  )
}
