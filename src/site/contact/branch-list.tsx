import { addressOf, type Office } from '#company/offices.ts'
import { IndiaMap } from '#ui/art/india-map.tsx'
import { headingId } from '#ui/heading-id.ts'
import { Icon } from '#ui/icon.tsx'
import { telephone } from '#ui/telephone.ts'
import { officeCopy } from './words.en.ts'

const { branches: copy } = officeCopy

interface BranchListProps {
  office: Office
  branches: readonly Office[]
}

/** The branches, and where they are. */
export function BranchList({ office, branches }: BranchListProps) {
  return (
    <div className="branches">
      <div>
        <h2 id={headingId(copy.heading)}>{copy.heading}</h2>
        <ul className="branches__list">
          {branches.map((branch) => (
            <li key={branch.id}>
              <div>
                <h3 id={headingId(branch.city)}>{branch.city}</h3>
                <p className="muted" translate="no">
                  {addressOf(branch)}
                </p>
                {branch.map && (
                  <a className="go-link" href={branch.map} aria-label={`${copy.map} ${branch.city}`}>
                    {copy.map}
                  </a>
                )}
              </div>
              <a className="go-link" href={telephone(branch.phone)} aria-label={`${copy.call} ${branch.city}`}>
                <Icon name="phone" />
                {copy.call}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <figure>
        <IndiaMap
          label={copy.diagram(
            office.city,
            branches.map(({ city }) => city),
          )}
          office={office}
          branches={branches}
        />
        <figcaption className="xs muted">
          <a href={copy.credit.href}>{copy.credit.text}</a>
        </figcaption>
      </figure>
    </div>
  )
}
