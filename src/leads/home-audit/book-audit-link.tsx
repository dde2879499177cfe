import type { ButtonTone } from '#ui/button.tsx'
import { auditCopy } from './words.en.ts'

/** Opens the form over the page (HomeAuditDialog); without script it leads to the same form on a page of its own. */
export function BookAuditLink({ tone }: { tone: ButtonTone }) {
  return (
    <a className={`btn btn--${tone}`} href="/book-audit" data-opens="audit-dialog" aria-haspopup="dialog">
      {auditCopy.heading}
    </a>
  )
}
