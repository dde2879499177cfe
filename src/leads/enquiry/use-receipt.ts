import { useEffect, useState } from 'react'
import type { LeadReceipt } from '#leads/form/post-lead.ts'
import { readSessionEntry, removeSessionEntry, writeSessionEntry } from '#ui/session-entry.ts'
import type { StepName } from './next-step.ts'

interface Stored {
  receipt: LeadReceipt
  step: StepName | undefined
}

/** The receipt of the enquiry just sent: it outlives the reload, not the visit to this page. */
export function useReceipt() {
  const [shown, setShown] = useState<Stored & { isFresh: boolean }>()

  useEffect(() => {
    const { pathname } = location
    const stored = findStoredReceipt()
    if (stored) setShown({ ...stored, isFresh: false })

    return () => {
      if (location.pathname !== pathname) forgetReceipt()
    }
  }, [])

  return {
    shown,
    show(receipt: LeadReceipt, step: StepName) {
      storeReceipt({ receipt, step })
      setShown({ receipt, step, isFresh: true })
    },
    dismiss() {
      forgetReceipt()
      setShown(undefined)
    },
  }
}

const KEY = 'enquiry-sent'

/** Keeps the receipt over the reload that follows a sent enquiry. */
function storeReceipt(sent: Stored) {
  writeSessionEntry(KEY, sent)
}

/** The receipt, if this page was reloaded since; a visitor who left and came back has seen it. */
function findStoredReceipt(): Stored | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type === 'reload') return readSessionEntry(KEY)

  forgetReceipt()
  return undefined
}

function forgetReceipt() {
  removeSessionEntry(KEY)
}
