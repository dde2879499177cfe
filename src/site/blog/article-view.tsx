import { alignedCells } from '#articles/aligned-cells.ts'
import { inSections } from '#articles/in-sections.ts'
import { markedTerms } from '#articles/marked-terms.ts'
import type { Article, Source } from '#articles/post.ts'
import type { ShownArticle } from '#articles/shown-card.ts'
import { brandName } from '#company/brand-name.ts'
import { organizationId } from '#company/organization.ts'
import { sharePicture } from '#company/share-picture.ts'
import { siteOrigin } from '#company/site-origin.ts'
import { dateInWords, inIndianDate } from '#india/indian-date.ts'
import { currentLanguage, ENGLISH_TAG, englishLang, FIRST_LANGUAGE, langOf } from '#platform/text/language.ts'
import { Island } from '#site/island.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import type { Elements } from '#ui/elements.ts'
import { Icon } from '#ui/icon.tsx'
import { StructuredData } from '#ui/structured-data.tsx'
import { BlogCard } from './blog-card.tsx'
import { blogCopy as copy } from './words.en.ts'

interface ArticleViewProps {
  article: ShownArticle
  /** The house, in its midst. */
  house?: Elements
}

export function ArticleView({ article, house }: ArticleViewProps) {
  const isTranslated = currentLanguage() !== FIRST_LANGUAGE && !article.lang
  const aligned = alignedCells(article.content)
  const sections = inSections(isTranslated ? markedTerms(aligned) : aligned)
  const [before, after] = house ? splitInMidst(sections) : [sections]

  return (
    <article className="article">
      <StructuredData of={import.meta.env.SSR && blogPosting(article)} />
      <ArticleHeader article={article} />
      <div className="wrap article__body">
        <ArticleAside contents={article.contents} lang={article.lang} />
        <div className="article__text">
          <Prose html={before} lang={article.lang} />
          {house}
          {after && <Prose html={after} lang={article.lang} />}
          <ArticleSources sources={article.sources} />
          <Island name="share" props={{ title: article.title, url: article.url }} />
          <ArticleNeighbours previous={article.previous} next={article.next} />
        </div>
      </div>
      {article.related.length > 0 && (
        <section className="on-sunk section article__related">
          <div className="wrap">
            <h2>{copy.article.related}</h2>
            <ul className="blog-grid">
              {article.related.map((post) => (
                <BlogCard key={post.slug} post={post} />
              ))}
            </ul>
          </div>
        </section>
      )}
    </article>
  )
}

function Prose({ html, lang }: { html: string; lang: string | undefined }) {
  return (
    <div
      className="prose long"
      lang={lang}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was stored, see savePost
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

/** After the first section; at the end where there is one alone. */
function splitInMidst(html: string): [string, string?] {
  const second = html.indexOf('<section>', html.indexOf('<section>') + 1)
  return second === -1 ? [html] : [html.slice(0, second), html.slice(second)]
}

function ArticleSources({ sources }: { sources: Source[] }) {
  if (sources.length === 0) return null

  return (
    <section className="article__sources" aria-labelledby="sources">
      <h2 id="sources">{copy.article.sources}</h2>
      <ol lang={englishLang()}>
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

/** The article for search engines (schema.org/BlogPosting). */
function blogPosting(article: ShownArticle) {
  const { slug, title, seo_meta_description, published_at, updated_at, reading_minutes, tags, sources } = article
  const address = `${siteOrigin()}/blogs/${slug}`

  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': `${address}#article`,
    mainEntityOfPage: address,
    url: address,
    headline: title,
    description: seo_meta_description,
    image: [sharePicture(`blogs/${slug}`)],
    datePublished: published_at,
    dateModified: updated_at,
    inLanguage: article.lang ?? langOf(currentLanguage()),
    keywords: tags.join(', '),
    timeRequired: `PT${reading_minutes}M`,
    author: { '@type': 'Organization', '@id': organizationId(), name: brandName(), url: siteOrigin() },
    publisher: { '@id': organizationId() },
    citation: sources.map(({ title: name, publisher, date, url }) => ({
      '@type': 'CreativeWork',
      name,
      publisher: { '@type': 'Organization', name: publisher },
      datePublished: date,
      ...(url && { url }),
    })),
  }
}

/** The article's contents on a bill, and the one thing to do with what it says. */
function ArticleAside({ contents, lang }: Pick<ShownArticle, 'contents' | 'lang'>) {
  return (
    <aside className="article__aside">
      <div className="bill">
        {contents.length > 0 && (
          <nav aria-labelledby="contents">
            <h2 className="bill__top" id="contents">
              {copy.article.contents}
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
            <b>{copy.article.bill.question}</b>
          </p>
          <p className="muted small">{copy.article.bill.offer}</p>
          <ButtonLink to="/contact-us">{copy.article.bill.action}</ButtonLink>
        </div>
      </div>
    </aside>
  )
}

/** The article before (older) and after (newer) this one. */
function ArticleNeighbours({ previous, next }: Pick<Article, 'previous' | 'next'>) {
  if (!previous && !next) return null

  return (
    <nav className="neighbours" aria-label={copy.article.neighbours}>
      {previous && (
        <a href={`/blogs/${previous.slug}`} hrefLang={previous.lang} rel="prev">
          <span className="muted small">
            <Icon name="left" /> {copy.article.previous}
          </span>
          <b lang={previous.lang}>{previous.title}</b>
          {previous.lang && <small className="muted">{copy.inEnglish}</small>}
        </a>
      )}
      {next && (
        <a className="neighbours__next" href={`/blogs/${next.slug}`} hrefLang={next.lang} rel="next">
          <span className="muted small">
            {copy.article.next} <Icon name="go" />
          </span>
          <b lang={next.lang}>{next.title}</b>
          {next.lang && <small className="muted">{copy.inEnglish}</small>}
        </a>
      )}
    </nav>
  )
}

function ArticleHeader({ article }: { article: ShownArticle }) {
  const { title, description, published_at, updated_at, reading_minutes, featured_image, cover_alt, lang } = article
  const isUpdated = updated_at.slice(0, 10) !== published_at.slice(0, 10)

  return (
    <header className="article__head">
      <div className="wrap article__top">
        <div>
          <p className="article__back">
            <a className="go-link" href="/blogs">
              <Icon name="left" />
              {copy.article.all}
            </a>
          </p>
          <h1 lang={lang}>{title}</h1>
          <p className="lead" lang={lang}>
            {description}
          </p>
          {lang === ENGLISH_TAG && <p className="article__lang">{copy.article.inEnglish}</p>}
          <p className="article__facts">
            <span>
              {copy.article.published} <Day time={published_at} />
            </span>
            {isUpdated && (
              <span>
                {copy.article.updated} <Day time={updated_at} />
              </span>
            )}
            <span>{copy.minutes(reading_minutes)}</span>
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
