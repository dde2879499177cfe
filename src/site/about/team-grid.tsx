import { initialsOf } from '#company/initials.ts'
import type { CompanyFacts } from '#company/registers/registers.ts'
import { Monogram } from './monogram.tsx'
import { aboutCopy } from './words.en.ts'

const { team: copy } = aboutCopy

/** Everyone. On a phone twelve come first and the rest when asked for, with or without a script. */
export function TeamGrid({ team }: { team: CompanyFacts['people'] }) {
  return (
    <div className="people">
      <ul className="people__grid">
        {team.map(({ id, name, role }, place) => (
          <li key={id}>
            <Monogram initials={initialsOf(name)} place={place} />
            <b translate="no">{name}</b>
            <span className="people__role">{role}</span>
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
