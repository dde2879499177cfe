import { renderToReadableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { TRY_AGAIN_LATER } from '#platform/http/problem.ts'
import { nonceContext, reportContext } from '#platform/http/request-contexts.ts'
import { pathForLog } from '#platform/operation/without-secrets.ts'
import { Nonce } from '#ui/inline-script.tsx'

/** Renders a whole page. Nothing of ours is worth streaming, and a whole page can be finished, hashed and kept. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
) {
  const nonce = loadContext.get(nonceContext) ?? undefined
  const stream = await renderToReadableStream(
    <Nonce value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </Nonce>,
    // Whole also inside: React would send a large <Suspense> apart and let a script put it in its place.
    { nonce, signal: request.signal, progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  await stream.allReady

  if (status === 503) for (const [name, value] of Object.entries(TRY_AGAIN_LATER)) headers.set(name, value)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(stream, { status, headers })
}

/** The router's own handler writes a stack for every unknown address; see app.ts for what is logged instead. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  // A mistake of the visitor's, such as a post to a page without a form; or logged before, see sayWhenUnavailable.
  if (isRouteErrorResponse(error) && (error.status < 500 || error.status === 503)) return
  context.get(reportContext).error({ err: error, path: pathForLog(new URL(request.url).pathname) }, 'page failed')
}
