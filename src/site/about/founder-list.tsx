import { founders } from '#company/people.en.ts'
import { headingId } from '#ui/heading-id.ts'
import { Monogram } from './monogram.tsx'

/** The two who began it. */
export function FounderList() {
  return (
    <ul className="founders">
      {founders.map(({ name, initials, role, about }, place) => (
        <li key={initials}>
          <Monogram initials={initials} place={place + 4} />
          <div>
            <h3 id={headingId(name)}>{name}</h3>
            <p className="people__role">{role}</p>
            <p className="founders__about">{about}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
