import { initialsOf } from '#company/initials.ts'
import type { CompanyFacts } from '#company/registers/registers.ts'
import { headingId } from '#ui/heading-id.ts'
import { Monogram } from './monogram.tsx'

/** Who began it. */
export function FounderList({ founders }: { founders: CompanyFacts['people'] }) {
  return (
    <ul className="founders">
      {founders.map(({ id, name, role, about }, place) => (
        <li key={id}>
          <Monogram initials={initialsOf(name)} place={place + 4} />
          <div>
            <h3 id={headingId(name)} translate="no">
              {name}
            </h3>
            <p className="people__role">{role}</p>
            {about && <p className="founders__about">{about}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
