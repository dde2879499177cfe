import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** `cut` ends what is open and lets nothing new through; `silent` keeps it open and passes nothing on. */
export type ProxyMood = 'well' | 'cut' | 'silent' | 'slow'

const SLOW_MS = 100

/** Stands between the site and a server, and passes on what it likes. */
export class TcpProxy implements AsyncDisposable {
  /** Ends each connection that has carried so many bytes to the server. */
  cutAfterBytes = Number.POSITIVE_INFINITY
  #mood: ProxyMood = 'well'
  #sockets = new Set<Socket>()
  #server = createServer((client) => this.#join(client))
  /** Of the server that new connections are led to. */
  targetPort: number

  constructor(targetPort: number) {
    this.targetPort = targetPort
  }

  async listen(): Promise<this> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    return this
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  set mood(mood: ProxyMood) {
    this.#mood = mood
    // Whatever was swallowed in silence is lost: such a connection cannot go on.
    if (mood === 'cut' || mood === 'well') this.endAll()
  }

  async [Symbol.asyncDispose]() {
    this.endAll()
    await new Promise<void>((resolve) => void this.#server.close(() => resolve()))
  }

  #join(client: Socket) {
    if (this.#mood === 'cut') return client.destroy()
    const server = connect(this.targetPort, '127.0.0.1')
    for (const socket of [client, server]) {
      this.#sockets.add(socket)
      socket.on('error', () => {}).on('close', () => this.#sockets.delete(socket))
    }
    void this.#carry(client, server, this.cutAfterBytes)
    void this.#carry(server, client, Number.POSITIVE_INFINITY)
    return client
  }

  async #carry(from: Socket, to: Socket, most: number) {
    let bytes = 0
    try {
      for await (const chunk of from as AsyncIterable<Buffer>) {
        if (this.#mood === 'silent') continue
        if (this.#mood === 'slow') await pause(SLOW_MS)
        bytes += chunk.length
        if (bytes > most) break
        if (!to.write(chunk)) await once(to, 'drain')
      }
    } catch {
      // Ended from the other side.
    }
    to.destroy()
    from.destroy()
  }

  endAll() {
    for (const socket of this.#sockets) socket.destroy()
  }
}
