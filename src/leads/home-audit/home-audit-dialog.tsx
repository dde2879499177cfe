import { useEffect, useRef, useState } from 'react'
import { FormBoundary } from '#leads/form/form-boundary.tsx'
import { addressHere } from '#platform/text/language.ts'
import { Boundary } from '#ui/boundary.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { openDialog } from '#ui/open-dialog.ts'
import { removeSessionEntry } from '#ui/session-entry.ts'
import { showToast } from '#ui/toast-store.ts'
import { AuditForm } from './audit-form.tsx'
import { AUDIT_DRAFT_KEY, type SentAudit } from './use-audit.ts'
import { auditCopy as copy } from './words.en.ts'
import './audit-dialog.css'
import { useHeldTimeout } from '#ui/use-held-timeout.ts'
import { AuditReceipt } from './audit-receipt.tsx'

/** Audit success message (specification, section 9). */
const SHOWN_MS = 3000

const HEADING = 'home-audit-heading'

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

interface AuditDialogProps {
  /** The link that asked for it: it gets the focus back. */
  opener: HTMLElement | undefined
  /** After it has closed, whichever way. */
  onClose: () => void
}

/** Over the page, open as soon as it is there: the form, and then what became of it. */
function AuditDialog({ opener, onClose }: AuditDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [sent, setSent] = useState<SentAudit>()
  const close = () => dialog.current?.close()

  useEffect(() => {
    if (!dialog.current) return
    openDialog(dialog.current, opener)
    // Not on a phone: its keyboard would hide what this is about.
    if (matchMedia('(pointer: fine)').matches) dialog.current.querySelector('input')?.focus()
  }, [opener])

  function onSent(audit: SentAudit) {
    // Closed while it was on its way: it has arrived all the same.
    if (!dialog.current?.open) return showToast({ kind: 'success', text: copy.done.heading })

    setSent(audit)
    // The button that was pressed is gone; on the dialog itself the focus does not hold the confirmation.
    dialog.current.focus()
  }

  return (
    <Dialog ref={dialog} labelledBy={HEADING} onClose={onClose}>
      <div className="audit-dialog" data-sent={sent ? true : undefined}>
        {!sent && (
          <>
            <div className="audit-dialog__head">
              <div>
                <h2 id={HEADING} className="h-mid">
                  {copy.heading}
                </h2>
                <p className="muted">{`${copy.lead} ${copy.where} ${copy.promise}`}</p>
              </div>
              <button type="button" className="round-button" aria-label={copy.close} onClick={close}>
                <Icon name="close" />
              </button>
            </div>
            <FormBoundary draftKey={AUDIT_DRAFT_KEY}>
              <AuditForm labelledBy={HEADING} onSent={onSent}>
                <Button tone="line" onClick={close}>
                  {copy.cancel}
                </Button>
              </AuditForm>
            </FormBoundary>
          </>
        )}
        <div role="status">{sent && <AuditDone headingId={HEADING} audit={sent} onEnd={close} />}</div>
      </div>
    </Dialog>
  )
}

interface AuditDoneProps {
  headingId: string
  audit: SentAudit
  onEnd: () => void
}

/** The confirmation: it goes after three seconds, but never from under the pointer or the focus. */
function AuditDone({ headingId, audit, onEnd }: AuditDoneProps) {
  const [isHeld, setHeld] = useState(false)
  useHeldTimeout(SHOWN_MS, isHeld, onEnd)

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: being looked at only holds it; the action is the button
    <div
      className="bill audit-done"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <AuditReceipt headingId={headingId} heading="h2" {...audit} now={new Date()} />
      <Button tone="line" small onClick={onEnd}>
        {copy.done.close}
      </Button>
    </div>
  )
}
