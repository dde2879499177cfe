import { useEffect, useState } from 'react'
import type { LeadReceipt } from '#leads/form/post-lead.ts'
import { readSessionEntry, removeSessionEntry, writeSessionEntry } from '#ui/session-entry.ts'

/** The receipt of the enquiry just sent: it outlives the reload, not the visit to this page. */
export function useReceipt() {
  const [shown, setShown] = useState<{ receipt: LeadReceipt; isFresh: boolean }>()

  useEffect(() => {
    const { pathname } = location
    const receipt = findStoredReceipt()
    if (receipt) setShown({ receipt, isFresh: false })

    return () => {
      if (location.pathname !== pathname) forgetReceipt()
    }
  }, [])

  return {
    shown,
    show(receipt: LeadReceipt) {
      storeReceipt(receipt)
      setShown({ receipt, isFresh: true })
    },
    dismiss() {
      forgetReceipt()
      setShown(undefined)
    },
  }
}

const KEY = 'enquiry-receipt'

/** Keeps the receipt over the reload that follows a sent enquiry. */
function storeReceipt(receipt: LeadReceipt) {
  writeSessionEntry(KEY, receipt)
}

/** The receipt, if this page was reloaded since; a visitor who left and came back has seen it. */
function findStoredReceipt(): LeadReceipt | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type === 'reload') return readSessionEntry(KEY)

  forgetReceipt()
  return undefined
}

function forgetReceipt() {
  removeSessionEntry(KEY)
}
