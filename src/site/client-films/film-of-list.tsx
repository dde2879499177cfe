import type { CompanyFacts } from '#company/registers/registers.ts'
import { Island } from '#site/island.tsx'
import { filmCopy as copy } from './words.en.ts'

interface FilmOfListProps {
  film: CompanyFacts['films'][number]
  /** In the company's list, from 0. */
  place: number
}

/** A film of a client, and what is said in it, for who cannot hear it. */
export function FilmOfList({ film, place }: FilmOfListProps) {
  const { title, sketch, plot, outline, poster, transcript } = film
  const address = film.address && `/go/client-film-${place + 1}`
  const island = <Island name="film" props={{ title, sketch, plot, outline, poster, address }} />
  if (!address) return island

  return (
    <div className="stack">
      {island}
      <noscript>
        <a className="btn btn--line btn--sm" href={address}>
          {copy.play(title)}
        </a>
      </noscript>
      {transcript && (
        <details className="film__transcript">
          <summary>{copy.transcript}</summary>
          <p>{transcript}</p>
        </details>
      )}
    </div>
  )
}
