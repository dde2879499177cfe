import type { Opening } from '#company/openings/first-openings.en.ts'
import { englishLang } from '#platform/text/language.ts'
import { Icon } from '#ui/icon.tsx'
import { careersCopy as copy } from './words.en.ts'

/** Where and how the work is done. */
export function JobFacts({ location, type }: Pick<Opening, 'location' | 'type'>) {
  return (
    <ul className="job-facts">
      <li>
        <Icon name="pin" />
        <span className="vh">{copy.place}: </span>
        <span lang={englishLang()}>{location}</span>
      </li>
      <li>
        <Icon name="clock" />
        <span className="vh">{copy.type}: </span>
        <span lang={englishLang()}>{type}</span>
      </li>
    </ul>
  )
}
