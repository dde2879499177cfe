import { useId } from 'react'
import type { LeadReceipt } from '#leads/form/post-lead.ts'
import { OwnPageLine } from '#leads/own-page/own-page-line.tsx'
import { applicationCopy } from './words.en.ts'

/** What an applicant keeps. */
export function ApplicationReceipt(receipt: LeadReceipt) {
  const { reference } = receipt
  const heading = useId()

  return (
    <section className="bill job-receipt" aria-labelledby={heading}>
      <div className="bill__top">
        <h2 id={heading}>{applicationCopy.success}</h2>
      </div>
      {reference && (
        <div className="ln">
          <span>{applicationCopy.reference}</span>
          <span translate="no">{reference}</span>
        </div>
      )}
      <OwnPageLine receipt={receipt} />
      <p className="small muted">{applicationCopy.receiptHint}</p>
    </section>
  )
}
