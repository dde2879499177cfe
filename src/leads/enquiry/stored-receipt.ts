import type { LeadReceipt } from '#leads/form/post-lead.ts'
import { readSessionEntry, removeSessionEntry, writeSessionEntry } from '#ui/session-entry.ts'

const KEY = 'enquiry-receipt'

/** Keeps the receipt over the reload that follows a sent enquiry. */
export function storeReceipt(receipt: LeadReceipt) {
  writeSessionEntry(KEY, receipt)
}

/** The receipt, if this page was reloaded since; a visitor who left and came back has seen it. */
export function findStoredReceipt(): LeadReceipt | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type === 'reload') return readSessionEntry(KEY)

  forgetReceipt()
  return undefined
}

export function forgetReceipt() {
  removeSessionEntry(KEY)
}
