import { randomUUID } from 'node:crypto'
import * as build from 'virtual:react-router/server-build'
import type { MiddlewareHandler } from 'hono'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { createApi } from '#api.ts'
import { REFERENCE_STAND_IN } from '#content/site.ts'
import { appDownloads } from '#features/app-downloads/app-downloads.ts'
import { oneClickUnsubscribe, UNSUBSCRIBE_PATH } from '#features/newsletter/one-click-unsubscribe.ts'
import { orderPath } from '#features/products/order-path.ts'
import { isAnsweredByQuery } from '#pages/query-parameters.ts'
import { guardedSite } from '#platform/http/guarded-site.ts'
import { outboundLinks } from '#platform/http/outbound-links.ts'
import type { PageStore } from '#platform/http/page-store.ts'
import { contentSecurityPolicy } from '#platform/http/security-headers.ts'
import { servePage } from '#platform/http/serve-page.ts'
import { clientAddressContext, nonceContext, reportContext, servicesContext } from '#platform/request-contexts.ts'
import type { Services } from '#platform/services.ts'

// What React Router's own prerendering asks of a server build.
export * from 'virtual:react-router/server-build'
export { jobs, recurringTasks } from '#jobs.ts'

export interface BuiltSite {
  pages: PageStore
  /** Answers from the build's other files: scripts, styles, fonts, pictures. */
  files: MiddlewareHandler
}

/** The whole site as one fetch function: the API first, then what is prerendered, then pages. */
export function createApp(services: Services, built?: BuiltSite) {
  const { env } = services
  const render = createRequestHandler(build)

  return (
    guardedSite(services, { openTo: [UNSUBSCRIBE_PATH] })
      .route('/api', createApi(services))
      .route(UNSUBSCRIBE_PATH, oneClickUnsubscribe(services))
      .route('/', appDownloads(env))
      .route('/go', outboundLinks(env, { order: orderPath }))
      .get('*', async (c, next) => {
        const page = isAnsweredByQuery(c.req.path, c.req.query()) ? undefined : built?.pages.find(c.req.path)
        return page ? servePage(c, page, env) : next()
      })
      // The stored pages lie among the files: what is answered by its query is not looked for there either.
      .get('*', (c, next) => (built && !isAnsweredByQuery(c.req.path, c.req.query()) ? built.files(c, next) : next()))
      .all('*', async (c) => {
        const nonce = randomUUID()
        const { requestId, log, clientAddress } = c.var
        const context = new RouterContextProvider()
        context.set(servicesContext, { ...services, log })
        context.set(reportContext, log)
        context.set(clientAddressContext, clientAddress)
        if (built) context.set(nonceContext, nonce)

        const response = await render(c.req.raw, context)
        if (response.status === 404) log.warn({ path: c.req.path }, 'nothing at this address')
        if (!built || !response.headers.get('Content-Type')?.startsWith('text/html')) return response

        const { html, hashes } = built.pages.finish(await response.text(), nonce, { [REFERENCE_STAND_IN]: requestId })
        const headers = new Headers(response.headers)
        headers.set('Content-Security-Policy', contentSecurityPolicy(env, hashes, c.req.path))
        if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
        return new Response(html, { status: response.status, headers })
      })
  )
}
