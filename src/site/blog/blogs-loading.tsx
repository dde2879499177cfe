import { blogCopy as copy } from './words.en.ts'

const CARDS = ['lead', 'second', 'third', 'fourth']

/** Keeps the shape of what is coming. */
export function BlogsLoading() {
  return (
    <>
      <p className="blogs__loading" role="status">
        <span className="spin" aria-hidden="true" />
        {copy.loading}
      </p>
      <ul className="blog-grid" aria-hidden="true">
        {CARDS.map((card) => (
          <li key={card} className="blog-card">
            <div className="blog-card__cover skeleton" />
            <div className="skeleton skeleton--title" />
            <div className="skeleton skeleton--text" />
          </li>
        ))}
      </ul>
    </>
  )
}
