import { Feed } from 'feed'
import { brandName } from '#company/brand-name.ts'
import { addressHere, currentLanguage, langOf } from '#platform/text/language.ts'
import { blogCopy } from '#site/blog/words.en.ts'
import { frameCopy } from '#site/frame/words.en.ts'
import { isMirrored } from '../languages/mirrored.ts'

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
  const feed = new Feed({
    title: frameCopy.feed(brandName()),
    description: blogCopy.description,
    id: origin + addressHere('/blogs'),
    link: origin + addressHere('/blogs'),
    language: langOf(currentLanguage()),
    image: `${origin}/icons/icon-512.png`,
    favicon: `${origin}/favicon.svg`,
    copyright: brandName(),
    updated: new Date(Math.max(0, ...posts.map(({ updated_at }) => Date.parse(updated_at)))),
    feedLinks: {
      rss: origin + addressHere('/feed.xml'),
      atom: origin + addressHere('/atom.xml'),
      json: origin + addressHere('/feed.json'),
    },
    author: { name: brandName(), link: origin + addressHere('/') },
  })

  for (const { slug, title, description, content, tags, published_at, updated_at } of posts) {
    const address = origin + addressHere(`/blogs/${slug}`)
    feed.addItem({
      ...{ title, description, id: address, link: address },
      content: withFullAddresses(content, origin),
      published: new Date(published_at),
      date: new Date(updated_at),
      image: `${origin}/og${addressHere(`/blogs/${slug}`)}.png`,
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
