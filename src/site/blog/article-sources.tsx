import { ARTICLE_LANGUAGE, type Source } from '#articles/post.ts'
import { dateInWords } from '#india/indian-date.ts'
import { blogCopy } from './words.en.ts'

export function ArticleSources({ sources }: { sources: Source[] }) {
  if (sources.length === 0) return null

  return (
    <section className="article__sources" aria-labelledby="sources">
      <h2 id="sources">{blogCopy.article.sources}</h2>
      <ol lang={ARTICLE_LANGUAGE}>
        {sources.map(({ title, publisher, date, url }) => (
          <li key={`${title} ${date}`}>
            {url ? (
              <a href={url} rel="noopener">
                {title}
              </a>
            ) : (
              <span>{title}</span>
            )}
            <span>{`, ${publisher}, `}</span>
            <time dateTime={date}>{dateInWords(date)}</time>
          </li>
        ))}
      </ol>
    </section>
  )
}
