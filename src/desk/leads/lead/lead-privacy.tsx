import { Form } from 'react-router'
import { leadDeskCopy } from '#desk/leads/lead/words.en.ts'
import { Button } from '#ui/button.tsx'
import type { LoadedLead } from './load-lead.ts'

const { privacy: copy } = leadDeskCopy

/** From what somebody asks about their data to the page that shows, gives and erases it. */
export function LeadPrivacy({ askedAbout }: Pick<LoadedLead, 'askedAbout'>) {
  if (!askedAbout) return null

  return (
    <section className="lead-held" aria-labelledby="about-data">
      <h2 id="about-data">{copy.heading}</h2>
      <p>{copy.why}</p>
      {/* As a browser without scripts sends it: the answer is another page's. */}
      <Form method="post" action="/desk/privacy/find" reloadDocument>
        <input type="hidden" name="who" value={askedAbout} />
        <Button type="submit" tone="line" small>
          {copy.find}
        </Button>
      </Form>
    </section>
  )
}
