import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { readEnv } from '../../src/platform/env.ts'
import { guardedSite } from '../../src/platform/http/guarded-site.ts'
import { openPageStore } from '../../src/platform/http/page-store.ts'
import { servePage } from '../../src/platform/http/serve-page.ts'
import { createLog } from '../../src/platform/log.ts'
import type { Services } from '../../src/platform/services.ts'

/** Serves a folder of pages as the site serves its own: the same server, compression and headers. */
const [folder = '.'] = process.argv.slice(2)
const env = readEnv(process.env)
const log = createLog('info')
const pages = openPageStore(folder, {})
const files = serveStatic({
  root: folder,
  precompressed: true,
  onFound: (_, c) => c.header('Cache-Control', 'public, max-age=31536000, immutable'),
})

const site = guardedSite({ env, log } as Services).get('*', async (c, next) => {
  const page = pages.find(c.req.path)
  return page ? servePage(c, page, env) : files(c, next)
})

serve({ fetch: site.fetch, port: env.PORT, hostname: env.HOST }, ({ port }) => log.info({ port }, 'listening'))
