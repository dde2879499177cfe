import { team } from '#company/people.en.ts'
import { Monogram } from './monogram.tsx'
import { aboutCopy } from './words.en.ts'

const { team: copy } = aboutCopy

/** Everyone. On a phone twelve come first and the rest when asked for, with or without a script. */
export function TeamGrid() {
  return (
    <div className="people">
      <ul className="people__grid">
        {team.map(({ name, initials, role }, place) => (
          <li key={initials}>
            <Monogram initials={initials} place={place} />
            <b>{name}</b>
            <span className="people__role">{role}</span>
          </li>
        ))}
      </ul>
      <details className="people__more">
        <summary className="btn btn--line">
          <span className="people__closed">{copy.more(team.length)}</span>
          <span className="people__open">{copy.fewer}</span>
        </summary>
      </details>
    </div>
  )
}
