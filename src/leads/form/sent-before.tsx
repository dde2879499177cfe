import { sendStates } from './send-states.ts'
import { SentLines } from './sent-lines.tsx'
import { failedFormCopy } from './words.en.ts'

/** Where a page failed: what was sent from it before. */
export function SentBefore() {
  const receipts = sendStates.receipts()
  if (receipts.length === 0) return null

  return (
    <div>
      <p>{failedFormCopy.sentBefore.heading}</p>
      {receipts.map((receipt) => (
        <SentLines key={receipt.reference} receipt={receipt} />
      ))}
    </div>
  )
}
