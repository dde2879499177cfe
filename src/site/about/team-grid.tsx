import type { CompanyFacts } from '#company/registers/registers.ts'
import { Portrait } from './portrait.tsx'
import { aboutCopy } from './words.en.ts'

const { team: copy } = aboutCopy

/** Everyone. On a phone twelve come first and the rest when asked for, with or without a script. */
export function TeamGrid({ team }: { team: CompanyFacts['people'] }) {
  return (
    <div className="people">
      <ul className="people__grid">
        {team.map((person, place) => (
          <li key={person.id}>
            <Portrait person={person} place={place} sizes="(min-width: 64rem) 12rem, 33vw" />
            <b translate="no">{person.name}</b>
            <span className="people__role">{person.role}</span>
          </li>
        ))}
      </ul>
      {team.length > SHOWN_FIRST && (
        <details className="people__more">
          <summary className="btn btn--line">
            <span className="people__closed">{copy.more(team.length)}</span>
            <span className="people__open">{copy.fewer}</span>
          </summary>
        </details>
      )}
    </div>
  )
}

/** On a phone; about-us.css hides the others. */
const SHOWN_FIRST = 12
