import { ARTICLE_LANGUAGE, type Article } from '#articles/post.ts'
import { Icon } from '#ui/icon.tsx'
import { blogCopy } from './words.en.ts'

const copy = blogCopy.article

/** The article before (older) and after (newer) this one. */
export function ArticleNeighbours({ previous, next }: Pick<Article, 'previous' | 'next'>) {
  if (!previous && !next) return null

  return (
    <nav className="neighbours" aria-label={copy.neighbours}>
      {previous && (
        <a href={`/blogs/${previous.slug}`} rel="prev">
          <span className="muted small">
            <Icon name="left" /> {copy.previous}
          </span>
          <b lang={ARTICLE_LANGUAGE}>{previous.title}</b>
        </a>
      )}
      {next && (
        <a className="neighbours__next" href={`/blogs/${next.slug}`} rel="next">
          <span className="muted small">
            {copy.next} <Icon name="go" />
          </span>
          <b lang={ARTICLE_LANGUAGE}>{next.title}</b>
        </a>
      )}
    </nav>
  )
}
