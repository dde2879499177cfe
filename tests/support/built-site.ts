import { createPageCache } from '#app/pages/page-cache.ts'
import { findRevisions } from '#app/pages/page-revisions.ts'
import { finishPages } from '#app/pages/post-process-html.ts'
import { ORIGIN_PLACEHOLDER } from '#company/site.ts'
import type { Services } from '#platform/services.ts'
import { importBuild } from './import-build.ts'

/** The built site as a function, without its files; `inDevelopment` keeps no page, as `npm run dev` does. */
export async function builtSite(services: Services, placeholders: Record<string, string> = {}) {
  const { createApp } = await importBuild()
  const pages = createPageCache({
    revisions: () => findRevisions(services),
    onFailure: (address, error) => services.log.error({ err: error, address }, 'the page from before stays'),
  })
  await pages.look()
  const site = createApp(services, {
    pages,
    finish: finishPages('build/client', () => ({ [ORIGIN_PLACEHOLDER]: services.env.SITE_URL, ...placeholders })),
    builtAt: new Date(0),
    files: (_, next) => next(),
  })
  return { site, pages, inDevelopment: createApp(services) }
}
