import { alignedCells } from '#articles/aligned-cells.ts'
import { inSections } from '#articles/in-sections.ts'
import type { Source } from '#articles/post.ts'
import type { ShownArticle } from '#articles/shown-card.ts'
import { brandName } from '#company/brand-name.ts'
import { organizationId } from '#company/organization.ts'
import { sharePicture } from '#company/share-picture.ts'
import { siteOrigin } from '#company/site-origin.ts'
import { dateInWords } from '#india/indian-date.ts'
import { currentLanguage, englishLang, langOf } from '#platform/text/language.ts'
import { Island } from '#site/island.tsx'
import type { Elements } from '#ui/elements.ts'
import { StructuredData } from '#ui/structured-data.tsx'
import { ArticleAside } from './article-aside.tsx'
import { ArticleHeader } from './article-header.tsx'
import { ArticleNeighbours } from './article-neighbours.tsx'
import { BlogCard } from './blog-card.tsx'
import { blogCopy, blogCopy as copy } from './words.en.ts'

interface ArticleViewProps {
  article: ShownArticle
  /** The house, in its midst. */
  house?: Elements
}

export function ArticleView({ article, house }: ArticleViewProps) {
  const [before, after] = house
    ? splitInMidst(inSections(alignedCells(article.content)))
    : [inSections(alignedCells(article.content))]

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
      <h2 id="sources">{blogCopy.article.sources}</h2>
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
