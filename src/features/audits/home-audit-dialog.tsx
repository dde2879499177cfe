import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { auditCopy as copy } from '#content/audit.ts'
import { Dialog } from '#ui/dialog.tsx'
import { openDialog } from '#ui/open-dialog.ts'
import { removeSessionEntry } from '#ui/session-entry.ts'
import { showToast } from '#ui/toast-store.ts'
import { AuditContext } from './audit-context.ts'
import { AUDIT_DRAFT_KEY } from './audit-draft-key.ts'
import type { SentAudit } from './use-audit.ts'
import { fetchAuditContent, useAuditContent } from './use-audit-content.ts'
import './home-audit-dialog.css'

const HEADING = 'home-audit-heading'

/** A page on which a home audit can be booked, in a dialog that also #book-audit and ?audit=open open. */
export function HomeAuditDialog({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef<HTMLElement>(undefined)
  const [isOpen, setOpen] = useState(false)
  const [sent, setSent] = useState<SentAudit>()
  const Content = useAuditContent(isOpen)
  const { hash, search, pathname } = useLocation()
  const navigate = useNavigate()
  const isLinked = hash === '#book-audit' || new URLSearchParams(search).get('audit') === 'open'

  const links = useMemo(
    () => ({
      prepare: () => void fetchAuditContent().catch(() => {}),
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

  useEffect(() => {
    if (!isOpen || !Content || !dialog.current) return
    openDialog(dialog.current, opener.current)
    // Not on a phone: its keyboard would hide what this is about.
    if (matchMedia('(pointer: fine)').matches) dialog.current.querySelector('input')?.focus()
  }, [isOpen, Content])

  function onSent(audit: SentAudit) {
    // Closed while it was on its way: it has arrived all the same.
    if (!dialog.current?.open) return showToast({ kind: 'success', text: copy.done.heading })

    setSent(audit)
    // The button that was pressed is gone; on the dialog itself the focus does not hold the confirmation.
    dialog.current.focus()
  }

  /** Closing by hand is cancelling: the form begins anew. */
  function onClose() {
    setOpen(false)
    setSent(undefined)
    removeSessionEntry(AUDIT_DRAFT_KEY)
    if (isLinked) navigate(pathname, { replace: true, preventScrollReset: true })
  }

  return (
    <AuditContext value={links}>
      {children}
      <Dialog id="home-audit" ref={dialog} labelledBy={HEADING} onClose={onClose}>
        {isOpen && Content && (
          <Content headingId={HEADING} sent={sent} onSent={onSent} onClose={() => dialog.current?.close()} />
        )}
      </Dialog>
    </AuditContext>
  )
}
