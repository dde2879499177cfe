import type { ShownArticle } from '#articles/shown-card.ts'
import { organizationId } from '#company/organization.ts'
import { site } from '#company/site.ts'
import { siteOrigin } from '#company/site-origin.ts'

/** The article for search engines (schema.org/BlogPosting). */
export function blogPosting(article: ShownArticle) {
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
    image: [`${siteOrigin()}/og/blogs/${slug}.png`],
    datePublished: published_at,
    dateModified: updated_at,
    inLanguage: site.language,
    keywords: tags.join(', '),
    timeRequired: `PT${reading_minutes}M`,
    author: { '@type': 'Organization', '@id': organizationId(), name: site.brand, url: siteOrigin() },
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
