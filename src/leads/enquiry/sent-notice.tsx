import { useEffect, useRef, useState } from 'react'
import type { LeadReceipt } from '#leads/form/post-lead.ts'
import { Button } from '#ui/button.tsx'
import { readSessionEntry, removeSessionEntry, writeSessionEntry } from '#ui/session-entry.ts'
import { EnquiryReceipt } from './enquiry-receipt.tsx'
import type { StepName } from './next-step.ts'
import { contactCopy as copy } from './words.en.ts'

interface Sent {
  receipt: LeadReceipt
  step: StepName | undefined
}

interface SentNoticeProps extends Sent {
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

const KEY = 'enquiry-sent'

/** The receipt of the enquiry just sent: it outlives the reload that follows, not the visit to this page. */
export function useSentReceipt() {
  const [shown, setShown] = useState<Sent & { isFresh: boolean }>()

  useEffect(() => {
    const { pathname } = location
    const stored = findReceipt()
    if (stored) setShown({ ...stored, isFresh: false })

    return () => {
      if (location.pathname !== pathname) removeSessionEntry(KEY)
    }
  }, [])

  return {
    shown,
    show(receipt: LeadReceipt, step: StepName) {
      writeSessionEntry(KEY, { receipt, step })
      setShown({ receipt, step, isFresh: true })
    },
    dismiss() {
      removeSessionEntry(KEY)
      setShown(undefined)
    },
  }
}

/** The receipt, if this page was reloaded since; a visitor who left and came back has seen it. */
function findReceipt(): Sent | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type === 'reload') return readSessionEntry(KEY)

  removeSessionEntry(KEY)
  return undefined
}
