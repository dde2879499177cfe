import type { Services } from '#platform/services.ts'
import { listCards } from './post-queries.ts'

/** Search engines take 50,000 addresses in one sitemap (sitemaps.org); the rest of the site needs some of them. */
const MOST = 49_000

/** Every published post, newest first, as sitemap and feeds need it. */
export function listForDiscovery({ db, now }: Pick<Services, 'db' | 'now'>) {
  return listCards(db, now(), { limit: MOST })
}
