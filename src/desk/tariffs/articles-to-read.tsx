import { Link } from 'react-router'
import type { ArticleWithRates } from './articles-with-rates.ts'
import { articlesToReadCopy as copy } from './words.en.ts'
import './warnings.css'

/** Bills follow a rate that has changed; texts do not. */
export function ArticlesToRead({ articles, lead }: { articles: ArticleWithRates[]; lead: string }) {
  return (
    <section className="desk-part">
      <h2>{copy.heading}</h2>
      <p className="desk-lead">{articles.length === 0 ? copy.none : lead}</p>
      <ul className="tariff-warnings">
        {articles.map(({ id, title, isKnown }) => (
          <li key={id}>
            <Link className="desk-link" to={`/desk/posts/${id}`}>
              {title}
            </Link>{' '}
            <span>{isKnown ? copy.known : copy.possible}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
