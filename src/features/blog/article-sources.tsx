import { blogCopy } from '#content/blog.ts'
import type { Source } from './post.ts'

export function ArticleSources({ sources }: { sources: Source[] }) {
  if (sources.length === 0) return null

  return (
    <section className="article__sources" aria-labelledby="sources">
      <h2 id="sources">{blogCopy.article.sources}</h2>
      <ol>
        {sources.map(({ title, publisher, date, url }) => (
          <li key={`${title} ${date}`}>
            {url ? (
              <a href={url} rel="noopener">
                {title}
              </a>
            ) : (
              title
            )}
            , {publisher}, <time dateTime={date}>{inWords(date)}</time>
          </li>
        ))}
      </ol>
    </section>
  )
}

const MONTH = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', month: 'long', year: 'numeric' })
const DAY = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' })

/** As exactly as the source is dated: "2016", "April 2025" or "25 December 2025". */
function inWords(date: string): string {
  if (date.length === 4) return date
  return (date.length === 7 ? MONTH : DAY).format(new Date(date))
}
