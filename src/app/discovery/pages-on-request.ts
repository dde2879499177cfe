import type { BuiltPage } from '#app/pages/page-store.ts'

interface Route {
  path?: string
  parentId?: string
}

/** Not with a parameter, not staff's, and no receipt, which is one person's. */
const NAMED = /^(?!desk(\/|$))[^:*]+(?<!\/thanks)$/

/**
 * The pages with an address of their own that the build does not make, as the site answers for them: asked once, and again
 * where one of them could not answer. What they say of themselves does not change while the site runs.
 */
export function pagesOnRequest(
  routes: (Route | undefined)[],
  ask: (path: string) => Promise<Response>,
  built: BuiltPage[],
): () => Promise<BuiltPage[]> {
  const known = new Set(built.map(({ path }) => path))
  const paths = routes
    .filter((route) => route?.parentId === 'root' && NAMED.test(route.path ?? ''))
    .map((route) => `/${route?.path}`)
    .filter((path) => !known.has(path))
  const builtAt = built[0]?.builtAt ?? new Date(0)
  let kept: BuiltPage[] | undefined

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
