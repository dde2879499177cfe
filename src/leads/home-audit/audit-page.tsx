import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { FormBoundary } from '#leads/form/form-boundary.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { FactList } from '#ui/fact-list.tsx'
import { AuditForm } from './audit-form.tsx'
import { AuditReceipt } from './audit-receipt.tsx'
import { AUDIT_DRAFT_KEY, type SentAudit } from './use-audit.ts'
import type { AuditStart } from './use-audit-places.ts'
import type { Place } from './use-places.ts'
import { auditCopy as copy } from './words.en.ts'

const HEADING = 'book-audit-heading'

/** The form on a page of its own, and then what was asked for. */
export default function AuditPage({
  start,
  facts,
}: {
  start: AuditStart
  facts: ComponentProps<typeof FactList>['facts']
}) {
  const [given] = useState(() => start.given ?? placesInForm(HEADING))
  const [sent, setSent] = useState<SentAudit>()
  const receipt = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (sent) receipt.current?.focus()
  }, [sent])

  if (sent) {
    return (
      <section className="section">
        <div className="wrap book-audit__done">
          <div className="bill" tabIndex={-1} ref={receipt}>
            <AuditReceipt heading="h1" headingId={HEADING} {...sent} now={new Date()} />
          </div>
          <ButtonLink to={copy.done.next.path}>{copy.done.next.label}</ButtonLink>
        </div>
      </section>
    )
  }

  return (
    <section className="section book-audit">
      <div className="wrap cols cols--5-7">
        <div className="stack">
          <h1 id={HEADING} className="h-page">
            {copy.heading}
          </h1>
          <p className="lead">{copy.where}</p>
          <FactList label={copy.facts} facts={facts} />
        </div>
        <FormBoundary draftKey={AUDIT_DRAFT_KEY}>
          <AuditForm {...start} given={given} labelledBy={HEADING} onSent={setSent} />
        </FormBoundary>
      </div>
    </section>
  )
}

/** The lists that the server has written into the form with this heading; undefined where it has written none. */
function placesInForm(heading: string): AuditStart['given'] {
  const form = document.querySelector(`form[aria-labelledby="${heading}"]`)
  return form ? { countries: placesIn(form, 'country'), states: placesIn(form, 'state') } : undefined
}

function placesIn(form: Element, name: 'country' | 'state'): Place[] {
  const options = form.querySelectorAll<HTMLOptionElement>(`[name="${name}"] option:not([value=""])`)
  return [...options].map(({ value, textContent }) => ({ id: value, name: textContent }))
}
