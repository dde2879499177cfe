import { findOpening, stateOf } from '#company/openings/opening-queries.ts'
import { findArchived } from '#editions/archive.ts'
import type { Services } from '#platform/services.ts'
import { loadArticle } from '#site/blog/load-article.ts'
import { findNearAddress } from './near-address.ts'

/**
 * What may have been meant by an address that leads nowhere, as text: by it the
 * page is told apart, and by nothing else. Undefined where there is a page.
 */
export async function findMeant(
  path: string,
  isUnknown: (path: string) => boolean,
  services: Services,
): Promise<string | undefined> {
  if (isUnknown(path)) return JSON.stringify(await findNearAddress(path, services))

  const [, section, name = ''] = /^\/(blogs|careers|newsletter\/archive)\/([^/]+)\/?$/.exec(path) ?? []
  if (section === 'blogs') {
    const state = await loadArticle(services, name)
    return state.kind === 'missing' ? `article ${JSON.stringify(state.near)}` : undefined
  }
  if (section === 'careers') {
    const row = await findOpening(services.db, name)
    return row && stateOf(row, services.now()) !== 'to come' ? undefined : 'opening'
  }
  if (section === 'newsletter/archive') return (await findArchived(services.db, name)) ? undefined : 'edition'
  return undefined
}
