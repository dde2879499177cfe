import type { LeadReceipt } from '#leads/form/post-lead.ts'
import { OwnPageLine } from '#leads/own-page/own-page-line.tsx'
import { correctionCopy as copy } from './words.en.ts'

/** What the sender of a correction keeps. */
export function CorrectionReceipt(receipt: LeadReceipt) {
  const { reference } = receipt
  return (
    <div className="bill correction-receipt">
      <div className="bill__top">
        <h2>{copy.success}</h2>
      </div>
      {reference && (
        <div className="ln">
          <span>{copy.receipt.reference}</span>
          <span translate="no">{reference}</span>
        </div>
      )}
      <OwnPageLine receipt={receipt} />
      <p className="small muted">{copy.receipt.hint}</p>
    </div>
  )
}
