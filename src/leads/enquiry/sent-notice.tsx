import { useEffect, useRef } from 'react'
import type { LeadReceipt as Receipt } from '#leads/form/post-lead.ts'
import { Button } from '#ui/button.tsx'
import { EnquiryReceipt } from './enquiry-receipt.tsx'
import type { StepName } from './next-step.ts'
import { contactCopy as copy } from './words.en.ts'

interface SentNoticeProps {
  receipt: Receipt
  step: StepName | undefined
  /** Sent a moment ago, and not found again after a reload: then the visitor is brought here. */
  isFresh: boolean
  onDismiss: () => void
}

/** Stays on the page after the toast has gone. */
export function SentNotice({ receipt, step, isFresh, onDismiss }: SentNoticeProps) {
  const notice = useRef<HTMLElement>(null)

  useEffect(() => {
    if (isFresh) notice.current?.focus()
  }, [isFresh])

  return (
    <section className="bill sent-notice" ref={notice} tabIndex={-1} aria-labelledby="sent-notice">
      <div className="bill__top">
        <h2 id="sent-notice">{copy.success}</h2>
      </div>
      <EnquiryReceipt receipt={receipt} step={step} now={new Date()} />
      <Button tone="line" small onClick={onDismiss}>
        {copy.receipt.dismiss}
      </Button>
    </section>
  )
}
