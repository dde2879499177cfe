import type { CompanyFacts } from '#company/registers/registers.ts'
import { headingId } from '#ui/heading-id.ts'
import { Portrait } from './portrait.tsx'

/** Who began it. */
export function FounderList({ founders }: { founders: CompanyFacts['people'] }) {
  return (
    <ul className="founders">
      {founders.map((person, place) => (
        <li key={person.id}>
          <Portrait person={person} place={place + 4} sizes="(min-width: 64rem) 20rem, 40vw" />
          <div>
            <h3 id={headingId(person.name)} translate="no">
              {person.name}
            </h3>
            <p className="people__role">{person.role}</p>
            {person.about && <p className="founders__about">{person.about}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
