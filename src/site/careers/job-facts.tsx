import type { Opening } from '#company/openings/first-openings.en.ts'
import { dateInWords } from '#india/indian-date.ts'
import { Icon } from '#ui/icon.tsx'
import { careersCopy as copy } from './words.en.ts'

/** Where and how the work is done, and until when one may apply. */
export function JobFacts({ location, type, closesOn, lang }: Pick<Opening, 'location' | 'type' | 'closesOn' | 'lang'>) {
  return (
    <ul className="job-facts">
      <li>
        <Icon name="pin" />
        <span className="vh">{copy.place}: </span>
        <span lang={lang}>{location}</span>
      </li>
      <li>
        <Icon name="clock" />
        <span className="vh">{copy.type}: </span>
        <span lang={lang}>{type}</span>
      </li>
      {closesOn && <li>{`${copy.until}: ${dateInWords(closesOn)}`}</li>}
    </ul>
  )
}
