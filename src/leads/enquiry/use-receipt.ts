import { useEffect, useState } from 'react'
import type { LeadReceipt } from '#leads/form/post-lead.ts'
import { findStoredReceipt, forgetReceipt, storeReceipt } from './stored-receipt.ts'

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
