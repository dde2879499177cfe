import type { MetaDescriptor } from 'react-router'
import {
  addressIn,
  currentLanguage,
  FIRST_LANGUAGE,
  type Language,
  langOf,
  offeredLanguages,
  tagOf,
} from '#platform/text/language.ts'
import { brandName } from './brand-name.ts'
import { mainNav } from './nav.en.ts'
import { sharePicture } from './share-picture.ts'
import { siteOrigin } from './site-origin.ts'

interface Page {
  title: string
  description: string
  /** Starts with a slash. */
  path: string
  /** What the page is called in the trail that leads to it, where that is not its title. */
  name?: string
  /** The pages between the first one and this one. */
  above?: Crumb[]
  /** Its picture in /og, where it is not named after the path. */
  picture?: string
  /** Of an article. */
  article?: { published: string; updated: string; tags: readonly string[] }
  /** Those in which it is there, where that is not in all, the first one first. In another it stands for the page in that. */
  languages?: readonly Language[]
  /** Not for search engines: a search of our own, a receipt. */
  isHidden?: boolean
}

const PICTURE = { width: 1200, height: 630 }

/** What search engines and shared links show of a page: title, description, address, place and picture. */
export function pageMeta(page: Page): MetaDescriptor[] {
  const { title, description, path, article } = page
  const address = siteOrigin() + path
  const picture = sharePicture(page.picture ?? (page.isHidden ? pictureName('/') : pictureName(path)))

  return [
    { title: title.includes(brandName()) ? title : `${title} | ${brandName()}` },
    { name: 'description', content: description },
    ...(page.languages ? addressesOf(path, page.languages) : [{ tagName: 'link', rel: 'canonical', href: address }]),
    ...(page.isHidden ? [{ name: 'robots', content: 'noindex' }] : []),
    { property: 'og:type', content: article ? 'article' : 'website' },
    { property: 'og:site_name', content: brandName() },
    { property: 'og:locale', content: tagOf(languageOf(page)).replace('-', '_') },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: picture },
    { property: 'og:image:width', content: String(PICTURE.width) },
    { property: 'og:image:height', content: String(PICTURE.height) },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(article ? articleMeta(article) : []),
    // Nothing in the browser, where nobody reads it: what the server wrote stays.
    ...(import.meta.env.SSR && path !== '/' ? [trailOf(page)] : []),
  ]
}

/** In which language it is read: where it is not there in that of now, in its first. */
function languageOf({ languages = [currentLanguage()] }: Page): Language {
  return languages.find((language) => language === currentLanguage()) ?? languages[0] ?? FIRST_LANGUAGE
}

/** What says its language itself stays as it is written: src/app/languages/links-in-language.ts. */
function addressesOf(path: string, languages: readonly Language[]): MetaDescriptor[] {
  const link = (rel: string, language: Language, hrefLang?: string) => ({
    ...{ tagName: 'link' as const, rel, href: siteOrigin() + addressIn(language, path) },
    ...(hrefLang && { hrefLang }),
  })
  const [first = FIRST_LANGUAGE] = languages
  const isThere = languages.includes(currentLanguage())
  const canonical = isThere
    ? { tagName: 'link' as const, rel: 'canonical', href: siteOrigin() + path }
    : link('canonical', first, langOf(first))
  if (offeredLanguages().length < 2) return [canonical]
  return [
    canonical,
    ...languages.map((language) => link('alternate', language, langOf(language))),
    link('alternate', first, 'x-default'),
  ]
}

function trailOf({ title, name = title, path, above }: Page): MetaDescriptor {
  return { 'script:ld+json': breadcrumbList({ name, path }, above) }
}

/** A page's picture is called as the page is; the first page has no name of its own. */
function pictureName(path: string): string {
  return path === '/' ? 'home' : encodeURI(path.slice(1).replace(/\?.*$/, ''))
}

function articleMeta({ published, updated, tags }: NonNullable<Page['article']>): MetaDescriptor[] {
  return [
    { property: 'article:published_time', content: published },
    { property: 'article:modified_time', content: updated },
    ...tags.map((tag) => ({ property: 'article:tag', content: tag })),
  ]
}

interface Crumb {
  name: string
  path: string
}

const [first, ...otherPages] = mainNav

/** The trail from the first page to this one, for search engines (schema.org/BreadcrumbList). */
export function breadcrumbList(page: Crumb, above: readonly Crumb[] = []) {
  const name = otherPages.find(({ path }) => path === page.path)?.label ?? page.name
  const trail = [{ name: first.label, path: first.path }, ...above, { name, path: page.path }]

  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((crumb, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: crumb.name,
      item: siteOrigin() + crumb.path,
    })),
  }
}
