import type { ShownArticle } from '#articles/shown-card.ts'
import { inIndianDate } from '#india/indian-date.ts'
import { ENGLISH_TAG } from '#platform/text/language.ts'
import { Icon } from '#ui/icon.tsx'
import { blogCopy } from './words.en.ts'

const copy = blogCopy.article

export function ArticleHeader({ article }: { article: ShownArticle }) {
  const { title, description, published_at, updated_at, reading_minutes, featured_image, cover_alt, lang } = article
  const isUpdated = updated_at.slice(0, 10) !== published_at.slice(0, 10)

  return (
    <header className="article__head">
      <div className="wrap article__top">
        <div>
          <p className="article__back">
            <a className="go-link" href="/blogs">
              <Icon name="left" />
              {copy.all}
            </a>
          </p>
          <h1 lang={lang}>{title}</h1>
          <p className="lead" lang={lang}>
            {description}
          </p>
          {lang === ENGLISH_TAG && <p className="article__lang">{copy.inEnglish}</p>}
          <p className="article__facts">
            <span>
              {copy.published} <Day time={published_at} />
            </span>
            {isUpdated && (
              <span>
                {copy.updated} <Day time={updated_at} />
              </span>
            )}
            <span>{blogCopy.minutes(reading_minutes)}</span>
          </p>
        </div>
        <figure className="article__cover">
          <img src={featured_image} alt={cover_alt} lang={lang} width="640" height="400" fetchPriority="high" />
        </figure>
      </div>
    </header>
  )
}

function Day({ time }: { time: string }) {
  return <time dateTime={time.slice(0, 10)}>{inIndianDate(time)}</time>
}
