import { leadMailsCopy } from '#content/desk/lead-mails.ts'
import { Paragraph } from './letter.tsx'

/** In a mail to a desk: that the visitor got no receipt, and why. */
export function ReceiptHeld({ reason }: { reason: string | null }) {
  return reason && <Paragraph>{leadMailsCopy.receiptHeld(reason)}</Paragraph>
}
