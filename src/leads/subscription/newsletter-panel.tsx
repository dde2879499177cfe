import type { Elements } from '#ui/elements.ts'
import '#ui/tailwind.css'
import '#ui/form.css'

interface NewsletterPanelProps {
  heading: string
  lead?: string
  children?: Elements
  /** Beside it where there is room, else below. */
  beside?: Elements
}

/** What every page of the newsletter looks like: one thing to read, one thing to do. */
export function NewsletterPanel({ heading, lead, children, beside }: NewsletterPanelProps) {
  return (
    <section className="section">
      <div className={beside ? 'wrap cols cols--7-5' : 'wrap'}>
        <div className="grid max-w-[40rem] justify-items-start gap-4">
          <h1 className="h-page">{heading}</h1>
          {lead && <p className="lead">{lead}</p>}
          {children}
        </div>
        {beside}
      </div>
    </section>
  )
}
