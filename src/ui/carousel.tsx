import { Icon } from './icon.tsx'
import { Picture } from './picture.tsx'
import type { PictureName } from './pictures.en.ts'
import { pictures as facts } from './pictures.en.ts'
import { useCarousel } from './use-carousel.ts'
import { uiCopy } from './words.en.ts'
import './carousel.css'

const { carousel: copy } = uiCopy

interface CarouselProps {
  /** What the pictures are of. */
  label: string
  pictures: readonly PictureName[]
  /** How wide one picture is shown, as in HTML. */
  sizes: string
  /** Its first picture is the one that the page's visitors wait for. */
  priority?: boolean
}

/**
 * Pictures one at a time; after the last comes the first. Without script it is
 * a strip that scrolls sideways, with every picture in it.
 */
export default function Carousel({ label, pictures, sizes, priority }: CarouselProps) {
  const { track, shown, show, isLive, moves, onKeyDown } = useCarousel(pictures.length)

  return (
    <section className="carousel" aria-roledescription={copy.role} aria-label={label} onKeyDown={onKeyDown}>
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <ul className="carousel__track" ref={track} tabIndex={0} aria-label={label} {...moves}>
        {pictures.map((name, place) => (
          <li key={name}>
            <Picture name={name} sizes={sizes} priority={priority && place === 0} />
          </li>
        ))}
      </ul>
      {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: as above */}
      <div className="carousel__bar needs-script">
        <div className="carousel__thumbs">
          {pictures.map((name, place) => (
            <button
              key={name}
              type="button"
              aria-label={copy.picture(place + 1, pictures.length)}
              aria-current={place === shown || undefined}
              onClick={() => show(place)}
            >
              <Picture name={name} sizes="4.5rem" alt="" isDecoration />
            </button>
          ))}
        </div>
        <div className="carousel__turn">
          <button type="button" className="round-button" aria-label={copy.previous} onClick={() => show(shown - 1)}>
            <Icon name="left" />
          </button>
          <button type="button" className="round-button" aria-label={copy.next} onClick={() => show(shown + 1)}>
            <Icon name="go" />
          </button>
        </div>
      </div>
      <p className="vh" aria-live="polite">
        {isLive && `${copy.picture(shown + 1, pictures.length)}: ${facts[pictures[shown]!].alt}`}
      </p>
    </section>
  )
}
