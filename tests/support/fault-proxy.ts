import { connect, createServer, type Socket } from 'node:net'
import { listenHere } from './listen-here.ts'

/** What goes wrong between a client and the server that it thinks it speaks to. */
export type Fault =
  | 'none'
  /** No connection stands. */
  | 'down'
  /** Connections stand, and nothing passes. */
  | 'hang'
  /** What is sent arrives; what is answered does not, and the connection breaks. */
  | 'lost-answers'
  /** Each piece of what is sent waits for so long. */
  | { delayMs: number }
  /** A connection breaks when so much has been sent through it. */
  | { cutAfterBytes: number }
  /** This is answered instead. */
  | { answer: string }

export interface FaultProxy extends AsyncDisposable {
  port: number
  /** Holds for connections that stand as well as for new ones. */
  set: (fault: Fault) => void
  /** How many clients have come so far. */
  clients: () => number
}

/** Stands between a client and a port of this machine, and fails as it is told: for databases, mail and file stores alike. */
export async function faultProxy(targetPort: number): Promise<FaultProxy> {
  const sockets = new Set<Socket>()
  let fault: Fault = 'none'
  let clients = 0
  const server = await listenHere(createServer(join))

  return {
    port: server.port,
    clients: () => clients,
    set(next) {
      fault = next
      if (fault === 'down') breakAll()
    },
    async [Symbol.asyncDispose]() {
      breakAll()
      await server[Symbol.asyncDispose]()
    },
  }

  function join(client: Socket) {
    clients += 1
    if (fault === 'down') return void client.destroy()
    const target = connect(targetPort, '127.0.0.1')
    let sentBytes = 0

    for (const [one, other] of [
      [client, target],
      [target, client],
    ] as const) {
      sockets.add(one)
      one
        .on('error', () => {})
        .on('close', () => {
          sockets.delete(one)
          other.destroy()
        })
    }
    client.on('data', (piece) => {
      if (fault === 'hang') return
      if (typeof fault === 'object' && 'answer' in fault) return void client.end(fault.answer)
      if (typeof fault === 'object' && 'delayMs' in fault) return void pass(client, target, piece, fault.delayMs)

      sentBytes += piece.length
      const over = typeof fault === 'object' ? sentBytes - fault.cutAfterBytes : 0
      target.write(over > 0 ? piece.subarray(0, -over) : piece)
      if (over > 0) client.destroy()
    })
    target.on('data', (piece) => {
      if (fault === 'lost-answers') client.destroy()
      else if (fault !== 'hang') client.write(piece)
    })
  }

  function pass(from: Socket, to: Socket, piece: Buffer, delayMs: number) {
    from.pause()
    setTimeout(() => {
      to.write(piece)
      from.resume()
    }, delayMs)
  }

  function breakAll() {
    for (const socket of sockets) socket.resetAndDestroy()
  }
}
