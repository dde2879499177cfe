import { companyFacts } from '#company/facts.ts'
import { FIGURE } from '#company/registers/timeline.en.ts'
import { headingId } from '#ui/heading-id.ts'

/** What happened in which year. */
export function Timeline() {
  return (
    <ol className="timeline">
      {shownYears().map(({ id, year, title, text }) => (
        <li key={id}>
          <time dateTime={String(year)}>{year}</time>
          <div>
            <h3 id={headingId(title)}>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

/** A year that is a claim's stands there as long as the claim does. */
export function shownYears() {
  const { timeline, claims } = companyFacts()
  return timeline.flatMap(({ claim, title, ...year }) => {
    const figure = claim && claims[claim]?.value
    return claim && !figure ? [] : [{ ...year, title: figure ? title.replace(FIGURE, figure) : title }]
  })
}
