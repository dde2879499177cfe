import { sampleReviews } from '#company/reviews.en.ts'
import { headingId } from '#ui/heading-id.ts'
import { Icon } from '#ui/icon.tsx'
import { uiCopy } from '#ui/words.en.ts'
import { useRotation } from './use-rotation.ts'
import { smartHomeCopy } from './words.en.ts'

const { reviews: copy } = smartHomeCopy
const { reviews, mark } = sampleReviews

/** One review at a time; the next comes after four seconds, unless someone is reading. Without script all are there. */
export default function Reviews() {
  const { shown, show, isTurning, isPaused, setPaused, hold } = useRotation(reviews.length)

  return (
    <section className="reviews" aria-roledescription={uiCopy.carousel.role} aria-label={copy.label} {...hold}>
      <h2 id={headingId(copy.heading)} className="vh">
        {copy.heading}
      </h2>
      <div className="reviews__stage" aria-live={isTurning ? 'off' : 'polite'}>
        {reviews.map(({ quote, who, product }, place) => (
          <figure key={quote} className="review" data-shown={place === shown || undefined}>
            <blockquote>
              <p>{quote}</p>
            </blockquote>
            <figcaption>
              <b>{who}</b>
              <span className="muted">{`${product}. ${mark(place + 1, reviews.length)}`}</span>
            </figcaption>
          </figure>
        ))}
      </div>
      <div className="reviews__controls needs-script">
        <div className="dots">
          {reviews.map(({ quote }, place) => (
            <button
              key={quote}
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
    </section>
  )
}
