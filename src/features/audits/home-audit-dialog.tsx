import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { auditCopy as copy } from '#content/audit.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { openDialog } from '#ui/open-dialog.ts'
import { removeSessionEntry } from '#ui/session-entry.ts'
import { showToast } from '#ui/toast-store.ts'
import { AuditContext } from './audit-context.ts'
import { AuditDone } from './audit-done.tsx'
import { AUDIT_DRAFT_KEY } from './audit-draft-key.ts'
import { AuditForm } from './audit-form.tsx'
import type { SentAudit } from './use-audit.ts'
import './home-audit-dialog.css'

const HEADING = 'home-audit-heading'

/** A page on which a home audit can be booked, in a dialog that also #book-audit and ?audit=open open. */
export function HomeAuditDialog({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef<HTMLElement>(undefined)
  const [isOpen, setOpen] = useState(false)
  const [sent, setSent] = useState<SentAudit>()
  const { hash, search, pathname } = useLocation()
  const navigate = useNavigate()
  const isLinked = hash === '#book-audit' || new URLSearchParams(search).get('audit') === 'open'

  function open(link?: HTMLElement) {
    opener.current = link
    setOpen(true)
  }

  useEffect(() => {
    if (isLinked) setOpen(true)
  }, [isLinked])

  useEffect(() => {
    if (!isOpen || !dialog.current) return
    openDialog(dialog.current, opener.current)
    // Not on a phone: its keyboard would hide what this is about.
    if (matchMedia('(pointer: fine)').matches) dialog.current.querySelector('input')?.focus()
  }, [isOpen])

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

  function close() {
    dialog.current?.close()
  }

  return (
    <AuditContext value={open}>
      {children}
      <Dialog id="home-audit" ref={dialog} labelledBy={HEADING} onClose={onClose}>
        <div className="audit-dialog" data-sent={sent ? true : undefined}>
          {isOpen && !sent && (
            <>
              <div className="audit-dialog__head">
                <div>
                  <h2 id={HEADING} className="h-mid">
                    {copy.heading}
                  </h2>
                  <p className="muted">{copy.promise}</p>
                </div>
                <button type="button" className="round-button" aria-label={copy.close} onClick={close}>
                  <Icon name="close" />
                </button>
              </div>
              <AuditForm labelledBy={HEADING} onSent={onSent}>
                <Button tone="line" onClick={close}>
                  {copy.cancel}
                </Button>
              </AuditForm>
            </>
          )}
          <div role="status">{sent && <AuditDone headingId={HEADING} audit={sent} onEnd={close} />}</div>
        </div>
      </Dialog>
    </AuditContext>
  )
}
