import { once } from 'node:events'
import type { AddressInfo, Server } from 'node:net'

export interface ListeningServer extends AsyncDisposable {
  url: string
  port: number
}

/** Has a server of a test's own listen on a free port of this machine, until the test is over. */
export async function listenHere(
  server: Server & { closeAllConnections?: () => void },
  host = '127.0.0.1',
): Promise<ListeningServer> {
  server.listen(0, host)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    url: `http://${host}:${port}`,
    port,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections?.()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
