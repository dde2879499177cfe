import { auditCopy as copy } from '#content/audit.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { AuditDone } from './audit-done.tsx'
import { AuditForm } from './audit-form.tsx'
import type { SentAudit } from './use-audit.ts'

export interface AuditDialogContentProps {
  headingId: string
  sent: SentAudit | undefined
  onSent: (audit: SentAudit) => void
  onClose: () => void
}

/** The form, and then what became of it. */
export function AuditDialogContent({ headingId, sent, onSent, onClose }: AuditDialogContentProps) {
  return (
    <div className="audit-dialog" data-sent={sent ? true : undefined}>
      {!sent && (
        <>
          <div className="audit-dialog__head">
            <div>
              <h2 id={headingId} className="h-mid">
                {copy.heading}
              </h2>
              <p className="muted">{copy.promise}</p>
            </div>
            <button type="button" className="round-button" aria-label={copy.close} onClick={onClose}>
              <Icon name="close" />
            </button>
          </div>
          <AuditForm labelledBy={headingId} onSent={onSent}>
            <Button tone="line" onClick={onClose}>
              {copy.cancel}
            </Button>
          </AuditForm>
        </>
      )}
      <div role="status">{sent && <AuditDone headingId={headingId} audit={sent} onEnd={onClose} />}</div>
    </div>
  )
}
