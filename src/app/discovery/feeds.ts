import { Feed } from 'feed'
import { renderToStaticMarkup } from 'react-dom/server'
import { isMirrored } from '#app/languages/links-in-language.ts'
import { brandName } from '#company/brand-name.ts'
import { ARCHIVE_PATH, type ArchivedEdition, archivePath } from '#editions/archive.ts'
import { addressHere, currentLanguage, langOf } from '#platform/text/language.ts'
import { blogCopy } from '#site/blog/words.en.ts'
import { frameCopy } from '#site/frame/words.en.ts'
import { archiveCopy } from '#site/newsletter/archive-words.en.ts'
import { EditionView } from '#site/newsletter/edition-view.tsx'

export interface FeedEntry {
  slug: string
  title: string
  description: string
  content: string
  tags: string[]
  published_at: string
  updated_at: string
}

/** The newest articles, whole, for RSS, Atom and JSON feed readers. */
export function feedOf(posts: readonly FeedEntry[], origin: string): Feed {
  const about = { title: frameCopy.feed(brandName()), description: blogCopy.description, page: '/blogs', folder: '' }
  return makeFeed(
    about,
    posts.map(({ slug, ...post }) => ({ ...post, path: `/blogs/${slug}` })),
    origin,
  )
}

/** The newest editions of the newsletter, whole, as everybody may read them. */
export function feedOfArchive(editions: readonly ArchivedEdition[], origin: string): Feed {
  const about = { title: archiveCopy.feed(brandName()), description: archiveCopy.description }
  return makeFeed(
    { ...about, page: ARCHIVE_PATH, folder: '/newsletter' },
    editions.map(({ name, subject, preheader, began_at, parts, writtenIn }) => ({
      ...{ path: archivePath(name), title: subject, description: preheader, tags: [] },
      ...{ published_at: began_at, updated_at: began_at },
      content: renderToStaticMarkup(EditionView({ parts, writtenIn })),
    })),
    origin,
  )
}

/** Atom with the language of what it says, which the library leaves out. */
export function atomOf(feed: Feed): string {
  return feed.atom1().replace('<feed ', `<feed xml:lang="${langOf(currentLanguage())}" `)
}

/** The same as JSON Feed, whose version 1.1 names the language. */
export function jsonOf(feed: Feed): string {
  const { version: _, ...said } = JSON.parse(feed.json1())
  return JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', language: langOf(currentLanguage()), ...said })
}

interface About {
  title: string
  description: string
  /** Where all of it is listed. */
  page: string
  /** Where the feed's own files are. */
  folder: string
}

interface Entry extends Omit<FeedEntry, 'slug'> {
  path: string
}

function makeFeed({ title, description, page, folder }: About, entries: readonly Entry[], origin: string): Feed {
  const feed = new Feed({
    ...{ title, description },
    id: origin + addressHere(page),
    link: origin + addressHere(page),
    language: langOf(currentLanguage()),
    image: `${origin}/icons/icon-512.png`,
    favicon: `${origin}/favicon.svg`,
    copyright: brandName(),
    updated: new Date(Math.max(0, ...entries.map(({ updated_at }) => Date.parse(updated_at)))),
    feedLinks: {
      rss: origin + addressHere(`${folder}/feed.xml`),
      atom: origin + addressHere(`${folder}/atom.xml`),
      json: origin + addressHere(`${folder}/feed.json`),
    },
    author: { name: brandName(), link: origin + addressHere('/') },
  })

  for (const { path, title, description, content, tags, published_at, updated_at } of entries) {
    const address = origin + addressHere(path)
    feed.addItem({
      ...{ title, description, id: address, link: address },
      content: withFullAddresses(content, origin),
      published: new Date(published_at),
      date: new Date(updated_at),
      image: `${origin}/og${addressHere(path)}.png`,
      category: tags.map((name) => ({ name })),
    })
  }

  return feed
}

// Read elsewhere, a link that starts with a slash leads nowhere.
function withFullAddresses(html: string, origin: string): string {
  return html
    .replace(
      / href="(\/[^"]*)"/g,
      (_, path: string) => ` href="${origin}${isMirrored(path) ? addressHere(path) : path}"`,
    )
    .replace(/ src="(?=\/)/g, ` src="${origin}`)
    .replace(/ srcset="([^"]+)"/g, (_, set: string) => ` srcset="${set.replace(/(^|, )(?=\/)/g, `$1${origin}`)}"`)
}
