import { searchPosts } from '#articles/search-posts.ts'
import { companyLinks, mainNav } from '#company/nav.en.ts'
import type { Services } from '#platform/services.ts'
import { distanceBetween } from '#platform/text/edit-distance.ts'

const MOST_PAGES = 3

interface NearPage {
  path: string
  title: string
}

const MOST_NEAR = 3

export interface Near {
  path: string
  title: string
  /** Of the title, where it may be another one than the page's. */
  lang?: string
}

/** What may have been meant by an address that leads nowhere: pages that are spelt like it, else articles about it. */
export async function findNearAddress(
  pathname: string,
  { db, now, log }: Pick<Services, 'db' | 'now' | 'log'>,
): Promise<Near[]> {
  const path = safelyDecoded(pathname)
  const pages = nearPages(path)
  if (pages.length > 0) return pages

  const posts = await searchPosts(db, now(), path).catch((error) => {
    log.error({ err: error }, 'no articles could be found for an unknown address')
    return []
  })
  return posts
    .slice(0, MOST_NEAR)
    .map(({ slug, title, lang }) => ({ path: `/blogs/${slug}`, title, ...(lang && { lang }) }))
}

// An address may hold a percent sign that encodes nothing.
function safelyDecoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The pages whose addresses are spelt almost like this one, the nearest first. */
export function nearPages(path: string): NearPage[] {
  const asked = plain(path)
  // A third of the letters may be wrong; more, and it is another address.
  const slips = Math.max(1, Math.floor(asked.length / 3))

  return [...mainNav, ...companyLinks, { path: '/energy-calculator', label: 'Energy Calculator' }]
    .map(({ path, label }) => ({ path, title: label, distance: distanceBetween(asked, plain(path)) }))
    .filter(({ distance }) => distance <= slips)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, MOST_PAGES)
    .map(({ path, title }) => ({ path, title }))
}

function plain(path: string): string {
  return path
    .toLowerCase()
    .replace(/\.(html?|php|aspx?)$/, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 100)
}
