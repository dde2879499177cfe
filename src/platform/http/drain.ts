import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'

// Long enough for a request that is on its way when we stop listening.
const IDLE_MS = 2_000
const WHOLE_MS = 10_000

/**
 * Stops a server without cutting anybody off: no new connection, but every
 * request on one that is open gets its answer, and is told that it is the last.
 * (http's own close() ends idle connections at once, and with them a request
 * whose first bytes are still on the wire.)
 */
export function drain(server: Server): Promise<void> {
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false
  })

  const timers = [
    setTimeout(() => server.closeIdleConnections(), IDLE_MS),
    setTimeout(() => server.closeAllConnections(), WHOLE_MS),
  ]

  return new Promise((resolve) => {
    NetServer.prototype.close.call(server, () => {
      timers.forEach(clearTimeout)
      resolve()
    })
  })
}
