import { companyFacts } from '#company/facts.ts'
import { headingId } from '#ui/heading-id.ts'
import { aboutCopy } from './words.en.ts'

/** What happened in which year; a year that is a claim's stands there as long as the claim does. */
export function Timeline() {
  const { readingsIn2021, readingsAMonthIn2024 } = companyFacts().claims
  const years = aboutCopy.timeline.years(readingsIn2021?.value, readingsAMonthIn2024?.value)

  return (
    <ol className="timeline">
      {years.map(
        ({ year, title, text }) =>
          title && (
            <li key={year}>
              <time dateTime={year}>{year}</time>
              <div>
                <h3 id={headingId(title)}>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ),
      )}
    </ol>
  )
}
