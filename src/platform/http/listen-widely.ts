import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, createServer, type Server as NetServer } from 'node:net'

/**
 * Node takes one new connection per listener in each turn of its event loop: while leads keep the loop busy, of four
 * hundred who come at once the last waits longest. So several listeners share the port (SO_REUSEPORT), and the kernel
 * deals the connections out among them.
 */
const LISTENERS = 8

/** Listens where HOST and PORT say. Returns all listeners; their connections are all answered by `server`. */
export async function listenWidely(server: Server, { HOST, PORT }: { HOST: string; PORT: number }) {
  // Elsewhere the kernel has no such sharing, or another one.
  const isShared = process.platform === 'linux'
  const first = await listening(server, { host: HOST, port: PORT, reusePort: isShared })
  const { port } = first.address() as AddressInfo

  const others = Array.from({ length: isShared ? LISTENERS - 1 : 0 }, () => {
    // As http makes its own (allowHalfOpen, noDelay).
    const other = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket))
    return listening(other, { host: HOST, port, reusePort: true })
  })
  return { port, listeners: [first, ...(await Promise.all(others))] }
}

async function listening(server: NetServer, options: { host: string; port: number; reusePort: boolean }) {
  server.listen(options)
  await once(server, 'listening')
  return server
}
