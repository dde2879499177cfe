import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'

export * from 'virtual:react-router/server-build'

export function createApp() {
  const pages = createRequestHandler(build)
  return { fetch: (request: Request) => pages(request, new RouterContextProvider()) }
}
