import { PAGES } from '#pages.ts'
import type { NamedPage } from './site-pages.ts'

/**
 * The pages with an address of their own, as the site answers for them: asked once, and again where one of them could not
 * answer. What they say of themselves does not change while the site runs.
 */
export function namedPages(
  ask: (path: string) => Promise<Response>,
  builtAt = new Date(0),
): () => Promise<NamedPage[]> {
  // Not with a parameter, and no receipt, which is one person's.
  const paths = PAGES.map(({ path }) => `/${path}`).filter((path) => !/:|\/thanks$/.test(path))
  let kept: NamedPage[] | undefined

  return async () => {
    if (kept) return kept
    const answers = await Promise.all(paths.map(async (path) => ({ path, answer: await ask(path) })))
    const pages = await Promise.all(
      answers
        .filter(({ answer }) => answer.status === 200)
        .map(async ({ path, answer }) => ({ path, html: await answer.text(), builtAt })),
    )
    if (answers.every(({ answer }) => answer.status < 500)) kept = pages
    return pages
  }
}
