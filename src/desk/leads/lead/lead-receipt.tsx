import { ActForm } from '#desk/frame/act-form.tsx'
import { leadDeskCopy } from '#desk/leads/lead/words.en.ts'
import { Button } from '#ui/button.tsx'
import type { LoadedLead } from './load-lead.ts'

const { receiptHeld: copy } = leadDeskCopy

/** That the visitor got no mail, why, and the button that sends it. */
export function LeadReceipt({ receiptHeld, quarantine, maySend }: LoadedLead) {
  if (!receiptHeld || quarantine) return null

  return (
    <section className="lead-held" aria-labelledby="receipt-held">
      <h2 id="receipt-held">{copy.heading}</h2>
      <p>
        <strong>{`${copy.reason}:`}</strong> <span>{receiptHeld}</span>
      </p>
      <p>{copy.lead}</p>
      {maySend && (
        <ActForm act="send-receipt">
          <Button type="submit" tone="line" small>
            {copy.send}
          </Button>
        </ActForm>
      )}
    </section>
  )
}
