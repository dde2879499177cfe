import { useEffect, useState } from 'react'
import { readSessionEntry, removeSessionEntry, writeSessionEntry } from '#ui/session-entry.ts'
import type { EnquiryReceipt } from './post-enquiry.ts'

const KEY = 'enquiry-receipt'

/** The receipt of the enquiry just sent: it outlives the reload that follows, not the visit to this page. */
export function useReceipt() {
  const [shown, setShown] = useState<{ receipt: EnquiryReceipt; isFresh: boolean }>()

  useEffect(() => {
    const { pathname } = location
    const receipt = findKept()
    if (receipt) setShown({ receipt, isFresh: false })

    return () => {
      if (location.pathname !== pathname) removeSessionEntry(KEY)
    }
  }, [])

  return {
    shown,
    show(receipt: EnquiryReceipt) {
      writeSessionEntry(KEY, receipt)
      setShown({ receipt, isFresh: true })
    },
    dismiss() {
      removeSessionEntry(KEY)
      setShown(undefined)
    },
  }
}

// A visitor who left the page and came back has seen it.
function findKept(): EnquiryReceipt | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type === 'reload') return readSessionEntry(KEY)

  removeSessionEntry(KEY)
  return undefined
}
