import { alignedCells } from '#articles/aligned-cells.ts'
import { inSections } from '#articles/in-sections.ts'
import { ARTICLE_LANGUAGE } from '#articles/post.ts'
import type { ShownArticle } from '#articles/shown-card.ts'
import { StructuredData } from '#ui/structured-data.tsx'
import { ArticleAside } from './article-aside.tsx'
import { ArticleHeader } from './article-header.tsx'
import { ArticleNeighbours } from './article-neighbours.tsx'
import { ArticleSources } from './article-sources.tsx'
import { BlogCard } from './blog-card.tsx'
import { blogPosting } from './blog-posting.ts'
import { ShareLinks } from './share-links.tsx'
import { blogCopy as copy } from './words.en.ts'

export function ArticleView({ article }: { article: ShownArticle }) {
  return (
    <article className="article">
      <StructuredData of={import.meta.env.SSR && blogPosting(article)} />
      <ArticleHeader article={article} />
      <div className="wrap article__body">
        <ArticleAside contents={article.contents} />
        <div className="article__text">
          <div
            className="prose long"
            lang={ARTICLE_LANGUAGE}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was stored, see savePost
            dangerouslySetInnerHTML={{ __html: inSections(alignedCells(article.content)) }}
          />
          <ArticleSources sources={article.sources} />
          <ShareLinks title={article.title} url={article.url} />
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
