import { branches, office } from '#company/site.ts'
import { IndiaMap } from '#ui/art/india-map.tsx'
import { headingId } from '#ui/heading-id.ts'
import { Icon } from '#ui/icon.tsx'
import { telephone } from '#ui/telephone.ts'
import { officeCopy } from './words.en.ts'

const { branches: copy } = officeCopy

/** The three branches, and where they are. */
export function BranchList() {
  return (
    <div className="branches">
      <div>
        <h2 id={headingId(copy.heading)}>{copy.heading}</h2>
        <ul className="branches__list">
          {branches.map(({ city, address, phone }) => (
            <li key={city}>
              <div>
                <h3 id={headingId(city)}>{city}</h3>
                <p className="muted" translate="no">
                  {address}
                </p>
              </div>
              <a className="go-link" href={telephone(phone)} aria-label={`${copy.call} ${city}`}>
                <Icon name="phone" />
                {copy.call}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <figure>
        <IndiaMap label={copy.diagram} office={office} branches={branches} />
        <figcaption className="xs muted">
          <a href={copy.credit.href}>{copy.credit.text}</a>
        </figcaption>
      </figure>
    </div>
  )
}
