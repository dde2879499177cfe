import type { Opening } from '#company/openings/first-openings.en.ts'
import { Icon } from '#ui/icon.tsx'
import { careersCopy as copy } from './words.en.ts'

/** Where and how the work is done. */
export function JobFacts({ location, type, lang }: Pick<Opening, 'location' | 'type' | 'lang'>) {
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
    </ul>
  )
}
