import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useHeldTimeout } from '#ui/use-held-timeout.ts'
import { AuditReceipt } from './audit-receipt.tsx'
import type { SentAudit } from './use-audit.ts'
import { auditCopy } from './words.en.ts'

/** Audit success message (specification, section 9). */
const SHOWN_MS = 3000

interface AuditDoneProps {
  headingId: string
  audit: SentAudit
  onEnd: () => void
}

/** The confirmation: it goes after three seconds, but never from under the pointer or the focus. */
export function AuditDone({ headingId, audit, onEnd }: AuditDoneProps) {
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
        {auditCopy.done.close}
      </Button>
    </div>
  )
}
