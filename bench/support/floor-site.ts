import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { compressPage, type StoredPage } from '#app/pages/post-process-html.ts'
import { servePage } from '../../src/app/pages/serve-page.ts'
import { readEnv } from '../../src/platform/env.ts'
import { compressInTurn } from '../../src/platform/http/compress-text.ts'
import { guardedSite } from '../../src/platform/http/guarded-site.ts'
import { inlineHashes } from '../../src/platform/http/inline-hashes.ts'
import { createLog } from '../../src/platform/operation/log.ts'
import type { Services } from '../../src/platform/services.ts'

/** Serves a folder of pages as the site serves its own: the same server, compression and headers. */
const [folder = '.'] = process.argv.slice(2)
const env = readEnv(process.env)
const log = createLog('info')
const pages = await readPages()
const files = serveStatic({
  root: folder,
  precompressed: true,
  onFound: (_, c) => c.header('Cache-Control', 'public, max-age=31536000, immutable'),
})

const site = guardedSite({ env, log } as Services).get('*', async (c, next) => {
  const page = pages.get(c.req.path)
  return page ? servePage(c, page, env) : files(c, next)
})

serve({ fetch: site.fetch, port: env.PORT, hostname: env.HOST }, ({ port }) => log.info({ port }, 'listening'))

async function readPages(): Promise<Map<string, StoredPage>> {
  const pages = new Map<string, StoredPage>()
  for (const file of globSync('**/index.html', { cwd: folder })) {
    const html = readFileSync(join(folder, file), 'utf8')
    const page = compressPage({ html, hashes: inlineHashes(html) })
    await compressInTurn(page)
    pages.set(`/${file.replace(/(^|\/)index\.html$/, '')}`, page)
  }
  return pages
}
