import { useId } from 'react'
import { applicationCopy } from '#content/application.ts'
import { careersCopy as copy } from '#content/careers.ts'

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
          <span>{copy.reference}</span>
          <span translate="no">{reference}</span>
        </div>
      )}
      <p className="small muted">{copy.receiptHint}</p>
    </section>
  )
}
