import { useEffect, useRef, useState } from 'react'
import type { ClientFilm as Film } from '#company/samples/client-films.en.ts'
import { smartBusinessCopy } from '#site/smart-business/words.en.ts'
import { Icon } from '#ui/icon.tsx'
import { readSiteSettings } from '#ui/site-settings.ts'
import './client-film.css'
import { palette } from '#ui/art/palette.ts'

const BARS = 40

const HEARD = 11

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

/** A voice as bars; each film's poster has its own. */
function SpeechCover({ seed }: { seed: number }) {
  return (
    <svg viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="640" height="360" fill={palette.deep} />
      {Array.from({ length: BARS }, (_, bar) => {
        const height = Math.round(24 + Math.abs(Math.sin(bar * 0.9 + seed) * Math.sin(bar * 0.23 + seed * 0.1)) * 150)

        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
            key={bar}
            x={Math.round(40 + bar * 14.2)}
            y={165 - height / 2}
            width="6"
            height={height}
            rx="3"
            fill={bar < HEARD ? palette.coral : palette.mist}
            fillOpacity={bar < HEARD ? 1 : 0.6}
          />
        )
      })}
    </svg>
  )
}
