import type { Article } from '#articles/post.ts'
import { Icon } from '#ui/icon.tsx'
import { blogCopy } from './words.en.ts'

const copy = blogCopy.article

/** The article before (older) and after (newer) this one. */
export function ArticleNeighbours({ previous, next }: Pick<Article, 'previous' | 'next'>) {
  if (!previous && !next) return null

  return (
    <nav className="neighbours" aria-label={copy.neighbours}>
      {previous && (
        <a href={`/blogs/${previous.slug}`} hrefLang={previous.lang} rel="prev">
          <span className="muted small">
            <Icon name="left" /> {copy.previous}
          </span>
          <b lang={previous.lang}>{previous.title}</b>
          {previous.lang && <small className="muted">{blogCopy.inEnglish}</small>}
        </a>
      )}
      {next && (
        <a className="neighbours__next" href={`/blogs/${next.slug}`} hrefLang={next.lang} rel="next">
          <span className="muted small">
            {copy.next} <Icon name="go" />
          </span>
          <b lang={next.lang}>{next.title}</b>
          {next.lang && <small className="muted">{blogCopy.inEnglish}</small>}
        </a>
      )}
    </nav>
  )
}
