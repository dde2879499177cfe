import { headingId } from '#ui/heading-id.ts'
import { aboutCopy } from './words.en.ts'

/** What happened in which year. */
export function Timeline() {
  return (
    <ol className="timeline">
      {aboutCopy.timeline.years.map(({ year, title, text }) => (
        <li key={year}>
          <time dateTime={year}>{year}</time>
          <div>
            <h3 id={headingId(title)}>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
