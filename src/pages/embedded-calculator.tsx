import { calculatorComingCopy as copy } from '#content/energy-calculator.ts'
import { contactPath } from '#ui/contact-path.ts'
import type { PageHandle } from '#ui/page-handle.ts'
import { pageMeta } from '#ui/page-meta.ts'

export const handle: PageHandle = { bare: true }

export function meta() {
  return [
    ...pageMeta({ title: copy.title, description: copy.text, path: '/energy-calculator' }),
    { name: 'robots', content: 'noindex' },
  ]
}

/** What /energy-calculator frames where no other calculator is set. */
export default function EmbeddedCalculatorPage() {
  return (
    <section className="section">
      <div className="wrap stack">
        <h1 className="h-page">{copy.heading}</h1>
        <p className="lead">{copy.text}</p>
        <div className="row">
          <a className="btn btn--coral" href={contactPath(copy.message)} target="_top">
            {copy.action}
          </a>
        </div>
      </div>
    </section>
  )
}
