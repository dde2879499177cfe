import { ActForm, SmallSubmit } from '#desk/frame/act-form.tsx'
import { deskTime } from '#desk/frame/desk-time.ts'
import type { LoadedLead } from './load-lead.ts'
import { leadDeskCopy } from './words.en.ts'

const { receiptHeld: receiptHeldCopy, withdrawn: withdrawnCopy } = leadDeskCopy

const { quarantine: copy } = leadDeskCopy

/** Why a lead is held, and the way out; or who let it out. */
export function LeadQuarantine({ quarantine, release, maySend }: LoadedLead) {
  if (!quarantine) {
    return release ? (
      <p className="lead-held">{`${copy.released(release.by, deskTime(release.at))} ${release.reason}`}</p>
    ) : null
  }

  return (
    <section className="lead-held" aria-labelledby="quarantine">
      <h2 id="quarantine">{copy.heading}</h2>
      <p>
        <strong>{`${copy.reason}:`}</strong> <span>{quarantine}</span>
      </p>
      <p>{copy.lead}</p>
      {maySend && (
        <ActForm act="release">
          <SmallSubmit quiet>{copy.release}</SmallSubmit>
        </ActForm>
      )}
    </section>
  )
}

/** That nothing more may be done with it, and until when it goes. */
export function LeadWithdrawn({ withdrawn }: LoadedLead) {
  if (!withdrawn) return null

  return (
    <section className="lead-held" aria-labelledby="withdrawn">
      <h2 id="withdrawn">{withdrawnCopy.heading(deskTime(withdrawn.at))}</h2>
      <p>{withdrawnCopy.lead(deskTime(withdrawn.erasedBy))}</p>
    </section>
  )
}

/** That the visitor got no mail, why, and the button that sends it. */
export function LeadReceipt({ receiptHeld, quarantine, maySend }: LoadedLead) {
  if (!receiptHeld || quarantine) return null

  return (
    <section className="lead-held" aria-labelledby="receipt-held">
      <h2 id="receipt-held">{receiptHeldCopy.heading}</h2>
      <p>
        <strong>{`${receiptHeldCopy.reason}:`}</strong> <span>{receiptHeld}</span>
      </p>
      <p>{receiptHeldCopy.lead}</p>
      {maySend && (
        <ActForm act="send-receipt">
          <SmallSubmit quiet>{receiptHeldCopy.send}</SmallSubmit>
        </ActForm>
      )}
    </section>
  )
}
