import { useEffect, useState, useSyncExternalStore } from 'react'
import { headingId } from '#ui/heading-id.ts'
import { Icon } from '#ui/icon.tsx'
import { uiCopy } from '#ui/words.en.ts'
import { DayCurve } from './day-curve.tsx'
import type { ShownReviews } from './shown-reviews.ts'
import { smartHomeCopy } from './words.en.ts'

/** One review at a time; the next comes after four seconds, unless someone is reading. Without script all are there. */
export default function Reviews({ are, reviews }: ShownReviews) {
  const { shown, show, isTurning, isPaused, setPaused, hold } = useRotation(reviews.length)
  const copy = smartHomeCopy.reviews[are]

  return (
    <section className="reviews" aria-roledescription={uiCopy.carousel.role} aria-label={copy.label} {...hold}>
      <h2 id={headingId(copy.heading)} className="vh">
        {copy.heading}
      </h2>
      <div className="reviews__stage" aria-live={isTurning ? 'off' : 'polite'}>
        {reviews.map(({ id, quote, who, about, day }, place) => (
          <figure key={id} className="review" data-shown={place === shown || undefined}>
            <blockquote>
              <p>{quote}</p>
            </blockquote>
            {day && <DayCurve {...day} />}
            <figcaption>
              <b>{who}</b>
              <span className="muted">{about}</span>
            </figcaption>
          </figure>
        ))}
      </div>
      {reviews.length > 1 && (
        <div className="reviews__controls needs-script">
          <div className="dots">
            {reviews.map(({ id }, place) => (
              <button
                key={id}
                type="button"
                aria-label={copy.show(place + 1, reviews.length)}
                aria-current={place === shown || undefined}
                onClick={() => show(place)}
              />
            ))}
          </div>
          <button type="button" className="reviews__pause" onClick={() => setPaused(!isPaused)}>
            <Icon name={isPaused ? 'play' : 'pause'} />
            <span>{isPaused ? copy.play : copy.pause}</span>
          </button>
        </div>
      )}
    </section>
  )
}

/** Review carousel interval (specification, section 9). */
const INTERVAL_MS = 4000

/**
 * Turns from one to the next, round and round. It waits while the pointer or
 * the focus is on it, while the tab is hidden and while it is paused; where
 * less motion is asked for it does not turn by itself at all.
 */
function useRotation(count: number) {
  const [shown, setShown] = useState(0)
  const [isPaused, setPaused] = useState(false)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const mayMove = useSyncExternalStore(watchSurroundings, mayMoveNow, () => false)
  const isTurning = mayMove && !isPaused && !isHovered && !isFocused

  // biome-ignore lint/correctness/useExhaustiveDependencies: whichever way one came into view, it has its full time
  useEffect(() => {
    if (!isTurning) return
    const timer = setTimeout(() => setShown((place) => (place + 1) % count), INTERVAL_MS)
    return () => clearTimeout(timer)
  }, [isTurning, shown, count])

  return {
    shown,
    show: setShown,
    isTurning,
    isPaused,
    setPaused,
    hold: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  }
}

const LESS_MOTION = '(prefers-reduced-motion: reduce)'

function mayMoveNow(): boolean {
  return !document.hidden && !matchMedia(LESS_MOTION).matches
}

function watchSurroundings(onChange: () => void) {
  const motion = matchMedia(LESS_MOTION)
  document.addEventListener('visibilitychange', onChange)
  motion.addEventListener('change', onChange)

  return () => {
    document.removeEventListener('visibilitychange', onChange)
    motion.removeEventListener('change', onChange)
  }
}
