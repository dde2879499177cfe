import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

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
export async function drain(server: Server, listeners: NetServer[]): Promise<void> {
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false
  })

  const timers = [
    setTimeout(() => server.closeIdleConnections(), IDLE_MS),
    setTimeout(() => server.closeAllConnections(), WHOLE_MS),
  ]
  await pause(LISTEN_ON_MS)
  await Promise.all(listeners.map(closeListener))
  timers.forEach(clearTimeout)
}

function closeListener(listener: NetServer): Promise<void> {
  return new Promise((closed) => void NetServer.prototype.close.call(listener, () => closed()))
}
