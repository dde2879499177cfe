import { Paragraph } from '#company/letter.tsx'
import { leadCopy } from './words.en.ts'

/** In a mail to a desk: that the visitor got no receipt, and why. */
export function ReceiptHeld({ reason }: { reason: string | null }) {
  return reason && <Paragraph>{leadCopy.receiptHeld(reason)}</Paragraph>
}
