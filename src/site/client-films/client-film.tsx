import { useEffect, useRef, useState } from 'react'
import type { ClientFilm as Film } from '#company/samples/client-films.en.ts'
import { smartBusinessCopy } from '#site/smart-business/words.en.ts'
import { Icon } from '#ui/icon.tsx'
import { readSiteSettings } from '#ui/site-settings.ts'
import { SpeechCover } from './speech-cover.tsx'
import './client-film.css'

const { films: copy } = smartBusinessCopy
type State = 'poster' | 'opening' | 'playing' | 'unpublished' | 'unreachable'

const STATUS: Partial<Record<State, string>> = {
  opening: copy.opening,
  unpublished: copy.unpublished,
  unreachable: copy.noAnswer,
}

interface ClientFilmProps {
  film: Film
  /** Its place in VIDEO_URLS, from 0. */
  place: number
}

/** A poster until the visitor presses play: the host of the film learns of nobody before. */
export default function ClientFilm({ film, place }: ClientFilmProps) {
  const [state, setState] = useState<State>('poster')
  const frame = useRef<HTMLIFrameElement>(null)

  useEffect(() => {
    // The button that had the focus is gone.
    if (state === 'playing') frame.current?.focus()
  }, [state])

  async function play() {
    setState('opening')
    const settings = await readSiteSettings()
    if (!settings) setState('unreachable')
    else setState(place < settings.films ? 'playing' : 'unpublished')
  }

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
            <SpeechCover seed={place * 37} />
            <button
              className="film__play needs-script"
              type="button"
              aria-label={copy.play(film.title)}
              aria-busy={state === 'opening' || undefined}
              onClick={play}
            >
              <Icon name="play" />
            </button>
          </>
        )}
      </div>
      <figcaption>
        <b>{film.title}</b> <span className="muted">{film.about}</span>
        <p className="film__status" role="status">
          {STATUS[state]}
        </p>
        <details open={state === 'unpublished'}>
          <summary>{copy.outline}</summary>
          <ul className="ticks">
            {film.outline.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </details>
      </figcaption>
    </figure>
  )
}
