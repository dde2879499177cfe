import { errorCopy } from '#content/error.ts'
import { sendStates } from './send-states.ts'
import { SentLines } from './sent-lines.tsx'

/** Where a page failed: what was sent from it before. */
export function SentBefore() {
  const receipts = sendStates.receipts()
  if (receipts.length === 0) return null

  return (
    <div>
      <p>{errorCopy.sent.heading}</p>
      {receipts.map((receipt) => (
        <SentLines key={receipt.reference} receipt={receipt} />
      ))}
    </div>
  )
}
