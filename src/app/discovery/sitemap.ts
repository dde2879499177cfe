import { addressIn, FIRST_LANGUAGE, type Language, langOf, offeredLanguages } from '#platform/text/language.ts'
import type { ListedPost } from './discovery.ts'
import type { SitePage } from './site-pages.ts'

/**
 * Every page and article in each language, with its date, its picture and the same in the other languages (sitemaps.org, and
 * Google's extensions for images and languages).
 */
export function sitemap(pages: readonly SitePage[], posts: readonly ListedPost[], origin: string): string {
  const newest = posts[0]?.updated_at.slice(0, 10)
  const offered = offeredLanguages()
  const inEach = (path: string, updated: string, picture: string, languages: readonly Language[] = offered) =>
    languages.map((language) => entry(origin, { path, language, languages }, updated, `/${picture}`))
  const entries = [
    ...pages.flatMap(({ path, picture, updated, languages }) =>
      inEach(path, path === '/blogs' ? (newest ?? updated) : updated, encodeURI(picture), languages),
    ),
    ...posts.flatMap(({ slug, updated_at, languages }) =>
      inEach(`/blogs/${slug}`, updated_at.slice(0, 10), `blogs/${slug}`, languages),
    ),
  ]
  const ofLanguages = offered.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''

  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"${ofLanguages}>`,
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

interface Place {
  /** In English. */
  path: string
  language: Language
  languages: readonly Language[]
}

function entry(origin: string, { path, language, languages }: Place, updated: string, picture: string): string {
  const addressOf = (each: Language) => escapeXml(origin + addressIn(each, path))
  const alternate = (hreflang: string, each: Language) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${addressOf(each)}"/>`
  const alternates =
    offeredLanguages().length > 1
      ? [
          ...languages.map((each) => alternate(langOf(each), each)),
          alternate('x-default', languages[0] ?? FIRST_LANGUAGE),
        ].join('')
      : ''
  return `<url><loc>${addressOf(language)}</loc><lastmod>${updated}</lastmod>${alternates}<image:image><image:loc>${escapeXml(`${origin}/og${addressIn(language, picture)}.png`)}</image:loc></image:image></url>`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
