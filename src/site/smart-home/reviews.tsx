import { headingId } from '#ui/heading-id.ts'
import { Icon } from '#ui/icon.tsx'
import { uiCopy } from '#ui/words.en.ts'
import { DayCurve } from './day-curve.tsx'
import type { ShownReviews } from './shown-reviews.ts'
import { useRotation } from './use-rotation.ts'
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
