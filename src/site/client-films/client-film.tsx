import { useEffect, useRef, useState } from 'react'
import { RegisterPicture } from '#company/register-picture.tsx'
import type { PictureValue } from '#company/registers/fields.ts'
import { Icon } from '#ui/icon.tsx'
import { FilmPlot, type Sketch } from './film-plot.tsx'
import { filmCopy as copy } from './words.en.ts'
import './client-film.css'

export interface ClientFilmProps {
  title: string
  sketch: Sketch
  /** What the sketch shows, for who cannot see it. */
  plot: string
  outline: readonly string[]
  /** Instead of the sketch. */
  poster: PictureValue | null
  /** Where the server sends on to the film's host; null while there is no film. */
  address: string | null
}

/** A sketch of what it shows; with a button where there is a film: its host learns of nobody before. */
export default function ClientFilm({ title, sketch, plot, outline, poster, address }: ClientFilmProps) {
  const [isPlaying, setPlaying] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)

  useEffect(() => {
    // The button that had the focus is gone.
    if (isPlaying) frame.current?.focus()
  }, [isPlaying])

  return (
    <figure className="film">
      <div className="film__view">
        {isPlaying && address ? (
          <iframe ref={frame} src={address} title={title} allow="fullscreen; picture-in-picture" />
        ) : (
          <>
            {poster ? (
              <RegisterPicture
                className="film__poster"
                picture={poster}
                ratio="16:9"
                sizes="(min-width: 64rem) 24rem, 92vw"
              />
            ) : (
              <FilmPlot of={sketch} label={plot} />
            )}
            {address && (
              <span className="needs-script">
                <button
                  className="film__play"
                  type="button"
                  aria-label={copy.play(title)}
                  onClick={() => setPlaying(true)}
                >
                  <Icon name="play" />
                </button>
              </span>
            )}
          </>
        )}
      </div>
      <figcaption>
        <b>{title}</b>
        <ul className="ticks" aria-label={copy.outline}>
          {outline.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </figcaption>
    </figure>
  )
}
