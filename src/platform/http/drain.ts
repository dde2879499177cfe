import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'

// Long enough for whoever has just connected: a listener that closes resets what it has not accepted yet.
const LISTEN_ON_MS = 1_000
// Long enough for a request that is on its way when we stop listening.
const IDLE_MS = 2_000
const WHOLE_MS = 10_000

/**
 * Stops a server without cutting anybody off: for a moment it still takes
 * connections, and every request gets its answer and is told that it is the
 * last on its connection; then it takes none, and ends those that are idle.
 * (http's own close() ends idle connections at once, and with them a request
 * whose first bytes are still on the wire.)
 */
export function drain(server: Server): Promise<void> {
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false
  })

  return new Promise((resolve) => {
    const timers = [
      setTimeout(() => NetServer.prototype.close.call(server, end), LISTEN_ON_MS),
      setTimeout(() => server.closeIdleConnections(), IDLE_MS),
      setTimeout(() => server.closeAllConnections(), WHOLE_MS),
    ]

    function end() {
      timers.forEach(clearTimeout)
      resolve()
    }
  })
}
