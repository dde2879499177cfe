import { PAGES } from '#pages.ts'
import { currentLanguage, type Language } from '#platform/text/language.ts'
import type { NamedPage } from './site-pages.ts'

/**
 * The pages with an address of their own, as the site answers for them in the language of now: asked once for each `version`
 * of what they say, and again where one of them could not answer.
 */
export function namedPages(
  ask: (path: string) => Promise<Response>,
  version: () => string,
  builtAt = new Date(0),
): () => Promise<NamedPage[]> {
  // Not with a parameter, and no receipt, which is one person's.
  const paths = PAGES.map(({ path }) => `/${path}`).filter((path) => !/:|\/thanks$/.test(path))
  const kept = new Map<Language, { version: string; pages: NamedPage[] }>()

  return async () => {
    const asked = version()
    const known = kept.get(currentLanguage())
    if (known?.version === asked) return known.pages
    const answers: { path: string; answer: Response }[] = []
    // One after the other: some are rendered for this, and visitors go first.
    for (const path of paths) answers.push({ path, answer: await ask(path) })
    const pages = await Promise.all(
      answers
        .filter(({ answer }) => answer.status === 200)
        .map(async ({ path, answer }) => ({ path, html: await answer.text(), builtAt })),
    )
    if (answers.every(({ answer }) => answer.status < 500)) kept.set(currentLanguage(), { version: asked, pages })
    return pages
  }
}
