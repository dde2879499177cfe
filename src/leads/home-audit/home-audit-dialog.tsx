import { useEffect, useRef, useState } from 'react'
import { addressHere } from '#platform/text/language.ts'
import { Boundary } from '#ui/boundary.tsx'
import { removeSessionEntry } from '#ui/session-entry.ts'
import { AuditDialog } from './audit-dialog.tsx'
import { AUDIT_DRAFT_KEY } from './use-audit.ts'

/** A home audit can be booked in this dialog, which each BookAuditLink opens, #book-audit and ?audit=open too. */
export default function HomeAuditDialog() {
  const opener = useRef<HTMLElement>(undefined)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    if (isLinked()) setOpen(true)
    const onHash = () => isLinked() && setOpen(true)
    addEventListener('hashchange', onHash)
    document.addEventListener('click', open)
    return () => {
      removeEventListener('hashchange', onHash)
      document.removeEventListener('click', open)
    }

    function open(event: MouseEvent) {
      const link = (event.target as Element).closest<HTMLElement>('[data-opens="audit-dialog"]')
      const wantsNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      if (!link || wantsNewTab) return

      event.preventDefault()
      opener.current = link
      setOpen(true)
    }
  }, [])

  /** Closing by hand is cancelling: the form begins anew. */
  function onClose() {
    setOpen(false)
    removeSessionEntry(AUDIT_DRAFT_KEY)
    if (isLinked()) history.replaceState(history.state, '', location.pathname)
  }

  if (!isOpen) return null
  return (
    <Boundary fallback={() => <ToItsPage />}>
      <AuditDialog opener={opener.current} onClose={onClose} />
    </Boundary>
  )
}

function isLinked(): boolean {
  return location.hash === '#book-audit' || new URLSearchParams(location.search).get('audit') === 'open'
}

/** The form has a page of its own, and finds there what was typed. */
function ToItsPage() {
  useEffect(() => location.assign(addressHere('/book-audit')), [])
  return null
}
