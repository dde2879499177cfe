import type { Opening } from '#company/openings/first-openings.en.ts'
import { headingId } from '#ui/heading-id.ts'
import { Icon } from '#ui/icon.tsx'
import { JobFacts } from './job-facts.tsx'
import { careersCopy as copy } from './words.en.ts'

export type OpeningSummary = Omit<Opening, 'description' | 'requirements'>

/** Rows, not cards: one can be read after the other. */
export function OpeningList({ openings }: { openings: readonly OpeningSummary[] }) {
  return (
    <ul className="openings">
      {openings.map(({ id, title, summary, ...facts }) => (
        <li key={id}>
          <div>
            <h2 id={headingId(title)} lang={facts.lang}>
              {title}
            </h2>
            <p className="muted" lang={facts.lang}>
              {summary}
            </p>
          </div>
          <JobFacts {...facts} />
          <a
            className="btn btn--line"
            id={`view-${id}`}
            href={`/careers/${id}`}
            aria-labelledby={`view-${id} ${headingId(title)}`}
          >
            {copy.view} <Icon name="go" />
          </a>
        </li>
      ))}
    </ul>
  )
}
