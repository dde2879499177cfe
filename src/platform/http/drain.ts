import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

// Long enough for whoever has just connected.
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
    // After what has arrived was read: on a busy machine a timer comes before it.
    setTimeout(() => setImmediate(() => server.closeIdleConnections()), IDLE_MS),
    setTimeout(() => server.closeAllConnections(), WHOLE_MS),
  ]
  await pause(LISTEN_ON_MS)
  await Promise.all(listeners.map(nobodyWaits))
  await Promise.all(listeners.map(closeListener))
  timers.forEach(clearTimeout)
}

function closeListener(listener: NetServer): Promise<void> {
  return new Promise((closed) => void NetServer.prototype.close.call(listener, () => closed()))
}

/**
 * A listener that closes resets the connections that it has not accepted yet, and with them what visitors have sent. On a
 * busy machine there are some. None is left once a whole turn of the event loop has brought none.
 */
async function nobodyWaits(listener: NetServer): Promise<void> {
  let cameInThisTurn = 0
  listener.on('connection', () => {
    cameInThisTurn += 1
  })
  do {
    cameInThisTurn = 0
    await new Promise(setImmediate)
    await new Promise(setImmediate)
  } while (cameInThisTurn > 0)
}
