import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { Icon } from './icon.tsx'
import { Picture } from './picture.tsx'
import { type PictureName, shownOn } from './pictures.ts'
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
        {isLive && `${copy.picture(shown + 1, pictures.length)}: ${shownOn(pictures[shown]!)}`}
      </p>
    </section>
  )
}

/** A shorter way is a tap that slipped. */
const SWIPE_PX = 40

/** Which picture is shown, and the ways to another: buttons, arrow keys, a swipe. Past either end it goes round. */
function useCarousel(count: number) {
  const track = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const [isLive, setLive] = useState(false)
  /** Where the strip is on its way to, as long as it is we who move it. */
  const goal = useRef<number>(undefined)
  const grip = useRef<{ x: number; scrollLeft: number; isPulled: boolean }>(undefined)

  useEffect(() => {
    // From here on a swipe is ours, so that it can go round the ends; before, and without script, the strip scrolls.
    track.current?.classList.add('carousel__track--ready')
  }, [])

  function show(place: number) {
    const next = (place + count) % count
    setShown(next)
    setLive(true)
    goal.current = next
    const strip = track.current
    strip?.scrollTo({ left: next * strip.clientWidth })
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return

    event.preventDefault()
    show(shown + step)
  }

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0 || !event.isPrimary) return
    grip.current = { x: event.clientX, scrollLeft: event.currentTarget.scrollLeft, isPulled: false }
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const held = grip.current
    if (!held) return
    const way = event.clientX - held.x
    const strip = event.currentTarget

    if (!held.isPulled && Math.abs(way) > 4) {
      held.isPulled = true
      strip.setPointerCapture(event.pointerId)
      strip.classList.add('carousel__track--pulled')
    }
    if (held.isPulled) strip.scrollLeft = held.scrollLeft - way
  }

  function onPointerEnd(event: PointerEvent<HTMLElement>) {
    const held = grip.current
    grip.current = undefined
    if (!held?.isPulled) return

    event.currentTarget.classList.remove('carousel__track--pulled')
    const way = event.type === 'pointerup' ? event.clientX - held.x : 0
    show(shown + (Math.abs(way) < SWIPE_PX ? 0 : -Math.sign(way)))
  }

  /** A touchpad or a scrolling wheel moves the strip without us. */
  function onWheel() {
    goal.current = undefined
  }

  function onScrollEnd() {
    const strip = track.current
    // The end of a way that another press has cut short is not where we are going.
    if (strip && !grip.current && goal.current === undefined) setShown(Math.round(strip.scrollLeft / strip.clientWidth))
  }

  const moves = {
    onPointerDown,
    onPointerMove,
    onPointerUp: onPointerEnd,
    onPointerCancel: onPointerEnd,
    onWheel,
    onScrollEnd,
  }
  return { track, shown, show, isLive, moves, onKeyDown }
}
