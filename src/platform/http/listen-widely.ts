import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, createServer, type ListenOptions, type Server as NetServer } from 'node:net'

/**
 * Node takes one new connection per listener in each turn of its event loop: while leads keep the loop busy, of four
 * hundred who come at once the last waits longest. So several listeners share the port (SO_REUSEPORT), and the kernel
 * deals the connections out among them. On a busy machine the last waited 41 s with one listener and 12 s with eight,
 * by medians (docs/scale.md).
 */
const LISTENERS = 8

interface Place {
  HOST: string
  PORT: number
}

type Way = ListenOptions | { fd: number }

/**
 * Listens on the sockets that systemd has handed over, else where HOST and PORT say. Returns all listeners; their
 * connections are all answered by `server`.
 */
export async function listenWidely(server: Server, { HOST, PORT }: Place, handed: number[]) {
  // Elsewhere the kernel has no such sharing, or another one.
  const isShared = process.platform === 'linux'
  const own = { host: HOST, port: PORT, reusePort: isShared }
  const first = await listening(server, handed.length > 0 ? { fd: handed[0]! } : own)
  const { port } = first.address() as AddressInfo

  const shared = Array.from({ length: isShared ? LISTENERS - 1 : 0 }, () => ({ host: HOST, port, reusePort: true }))
  const ways: Way[] = handed.length > 0 ? handed.slice(1).map((fd) => ({ fd })) : shared
  const others = ways.map((way) =>
    // As http makes its own (allowHalfOpen, noDelay).
    listening(
      createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket)),
      way,
    ),
  )
  return { port, listeners: [first, ...(await Promise.all(others))] }
}

async function listening(server: NetServer, way: Way) {
  server.listen(way)
  await once(server, 'listening')
  return server
}
