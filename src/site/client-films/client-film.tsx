import { useEffect, useRef, useState } from 'react'
import type { ClientFilm as Film } from '#company/client-films.en.ts'
import { Icon } from '#ui/icon.tsx'
import { readSiteSettings } from '#ui/site-settings.ts'
import { FilmPlot } from './film-plot.tsx'
import { filmCopy as copy } from './words.en.ts'
import './client-film.css'

type State = 'sketch' | 'poster' | 'playing'

interface ClientFilmProps {
  film: Film
  /** Its place in VIDEO_URLS, from 0. */
  place: number
}

/** A sketch of what it shows; once it is published, with a button: the host of the film learns of nobody before. */
export default function ClientFilm({ film, place }: ClientFilmProps) {
  const [state, setState] = useState<State>('sketch')
  const frame = useRef<HTMLIFrameElement>(null)

  useEffect(() => {
    void readSiteSettings().then((settings) => {
      if (settings && place < settings.films) setState('poster')
    })
  }, [place])

  useEffect(() => {
    // The button that had the focus is gone.
    if (state === 'playing') frame.current?.focus()
  }, [state])

  return (
    <figure className="film">
      <div className="film__view">
        {state === 'playing' ? (
          <iframe
            ref={frame}
            src={`/go/client-film-${place + 1}`}
            title={film.title}
            allow="fullscreen; picture-in-picture"
          />
        ) : (
          <>
            <FilmPlot of={film.id} label={film.plot} />
            {state === 'poster' && (
              <button
                className="film__play"
                type="button"
                aria-label={copy.play(film.title)}
                onClick={() => setState('playing')}
              >
                <Icon name="play" />
              </button>
            )}
          </>
        )}
      </div>
      <figcaption>
        <b>{film.title}</b>
        <ul className="ticks" aria-label={copy.outline}>
          {film.outline.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </figcaption>
    </figure>
  )
}
