import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Boundary } from '#ui/boundary.tsx'
import type { Elements } from '#ui/elements.ts'
import { removeSessionEntry } from '#ui/session-entry.ts'
import { AuditContext } from './audit-context.ts'
import { AUDIT_DRAFT_KEY } from './audit-draft-key.ts'
import { fetchAuditDialog, useAuditDialog } from './use-audit-dialog.ts'

/** A page on which a home audit can be booked, in a dialog that also #book-audit and ?audit=open open. */
export function HomeAuditDialog({ children }: { children: Elements }) {
  const opener = useRef<HTMLElement>(undefined)
  const [isOpen, setOpen] = useState(false)
  const Dialog = useAuditDialog(isOpen)
  const { hash, search, pathname } = useLocation()
  const navigate = useNavigate()
  const isLinked = hash === '#book-audit' || new URLSearchParams(search).get('audit') === 'open'

  const links = useMemo(
    () => ({
      prepare: () => void fetchAuditDialog().catch(() => {}),
      open(link: HTMLElement) {
        opener.current = link
        setOpen(true)
      },
    }),
    [],
  )

  useEffect(() => {
    if (isLinked) setOpen(true)
  }, [isLinked])

  /** Closing by hand is cancelling: the form begins anew. */
  function onClose() {
    setOpen(false)
    removeSessionEntry(AUDIT_DRAFT_KEY)
    if (isLinked) navigate(pathname, { replace: true, preventScrollReset: true })
  }

  return (
    <AuditContext value={links}>
      {children}
      {isOpen && Dialog && (
        <Boundary fallback={() => <ToItsPage />}>
          <Dialog opener={opener.current} onClose={onClose} />
        </Boundary>
      )}
    </AuditContext>
  )
}

/** The form has a page of its own, and finds there what was typed. */
function ToItsPage() {
  useEffect(() => location.assign('/book-audit'), [])
  return null
}
