import { readFileSync } from 'node:fs'
import net from 'node:net'

interface HeldPort extends Disposable {
  port: number
  /** For startSite: the sockets themselves, and how they are handed over as systemd does, in the folder given. */
  sockets: number[]
  handOver: (folder?: string) => string[]
}

/** As Node's own cluster makes one: bound, but nobody takes connections in this process. */
const { _createServerHandle } = net as unknown as {
  _createServerHandle: (address: string, port: number, family: 4, fd: undefined, flags: number) => Bound | number
}

interface Bound {
  fd: number
  getsockname: (into: { port?: number }) => number
  close: () => void
}

/** UV_TCP_REUSEPORT */
const SHARED = 2

/** A port of this machine that stays open while the processes behind it come and go, as deploy/site.socket holds it. */
export function holdPort(): HeldPort {
  const count = readFileSync('deploy/site.socket', 'utf8').match(/^ListenStream=/gm)!.length
  const name: { port?: number } = {}
  const held: Bound[] = []
  while (held.length < count) {
    const socket = _createServerHandle('127.0.0.1', name.port ?? 0, 4, undefined, SHARED)
    if (typeof socket === 'number') throw new Error(`No socket: error ${socket}`)
    socket.getsockname(name)
    held.push(socket)
  }

  return {
    port: name.port!,
    sockets: held.map(({ fd }) => fd),
    handOver: (folder = '.') => ['sh', '-c', `cd '${folder}' && LISTEN_FDS=${count} LISTEN_PID=$$ exec "$@"`, 'sh'],
    [Symbol.dispose]: () => held.forEach((socket) => void socket.close()),
  }
}
