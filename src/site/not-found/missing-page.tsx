import { ButtonLink } from '#ui/button-link.tsx'
import type { Elements } from '#ui/elements.ts'
import type { Near } from './near-address.ts'
import { NearList } from './near-list.tsx'
import { notFoundCopy as copy } from './words.en.ts'

interface MissingPageProps {
  /** Pages and articles that may have been meant. */
  near?: readonly Near[]
  /** A search, where there is one to offer. */
  children?: Elements
}

/** What the drums of 4, 0 and 4 have on them from zero on. */
const DRUMS = ['0\n1\n2\n3\n4', '0\n1', '0\n1\n2\n3\n4']

/** The page for an address that leads nowhere; frame.ts tells the browser's console which. */
export function MissingPage({ near = [], children }: MissingPageProps) {
  return (
    <section className="section">
      <div className="wrap not-found">
        <span className="reg" role="img" aria-label="404" translate="no">
          {DRUMS.map((faces, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a drum is its place
            <span className="reg__drum" key={place} aria-hidden="true">
              <span className="not-found__roll">{faces}</span>
            </span>
          ))}
        </span>
        <h1 className="h-page">{copy.heading}</h1>
        <p className="lead">{copy.explanation}</p>
        <ButtonLink to="/">{copy.home}</ButtonLink>
        {near.length > 0 && (
          <nav aria-labelledby="near">
            <h2 className="h-mid" id="near">
              {copy.near}
            </h2>
            <NearList near={near} />
          </nav>
        )}
        {children}
      </div>
    </section>
  )
}
