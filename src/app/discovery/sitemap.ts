import type { ListedPost } from './discovery.ts'
import type { SitePage } from './site-pages.ts'

/** Every page and article with its date and picture (sitemaps.org, and Google's image extension). */
export function sitemap(pages: readonly SitePage[], posts: readonly ListedPost[], origin: string): string {
  const newest = posts[0]?.updated_at.slice(0, 10)
  const entries = [
    ...pages.map(({ path, picture, updated }) =>
      entry(origin + path, path === '/blogs' ? (newest ?? updated) : updated, `${origin}/og/${encodeURI(picture)}.png`),
    ),
    ...posts.map(({ slug, updated_at }) =>
      entry(`${origin}/blogs/${slug}`, updated_at.slice(0, 10), `${origin}/og/blogs/${slug}.png`),
    ),
  ]

  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

function entry(address: string, updated: string, picture: string): string {
  return `<url><loc>${escapeXml(address)}</loc><lastmod>${updated}</lastmod><image:image><image:loc>${escapeXml(picture)}</image:loc></image:image></url>`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
