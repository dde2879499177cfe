import { useId } from 'react'
import { applicationCopy } from './words.en.ts'

/** What an applicant keeps. */
export function ApplicationReceipt({ reference }: { reference?: string }) {
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
      <p className="small muted">{applicationCopy.receiptHint}</p>
    </section>
  )
}
