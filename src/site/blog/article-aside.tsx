import type { ShownArticle } from '#articles/shown-card.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { blogCopy } from './words.en.ts'

const copy = blogCopy.article

/** The article's contents on a bill, and the one thing to do with what it says. */
export function ArticleAside({ contents, lang }: Pick<ShownArticle, 'contents' | 'lang'>) {
  return (
    <aside className="article__aside">
      <div className="bill">
        {contents.length > 0 && (
          <nav aria-labelledby="contents">
            <h2 className="bill__top" id="contents">
              {copy.contents}
            </h2>
            <ol className="contents" lang={lang}>
              {contents.map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`}>{text}</a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className="article__offer">
          <hr className="tear" />
          <p>
            <b>{copy.bill.question}</b>
          </p>
          <p className="muted small">{copy.bill.offer}</p>
          <ButtonLink to="/contact-us">{copy.bill.action}</ButtonLink>
        </div>
      </div>
    </aside>
  )
}
