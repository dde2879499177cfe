import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Services } from '#platform/services.ts'
import { apiOf } from './api.ts'

export interface ListeningSite extends AsyncDisposable {
  url: string
  port: number
}

/** The API behind a real server on this machine, for tests about what travels on the wire. */
export async function listen(services: Services): Promise<ListeningSite> {
  const site = apiOf(services)
  const server = createServer(getRequestListener(site.fetch))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    url: `http://127.0.0.1:${port}`,
    port,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
