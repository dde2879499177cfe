import { connect } from 'node:net'

/** Once somebody takes connections on this port of the machine. */
export async function whenListening(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1')
    const isThere = await new Promise((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    })
    socket.destroy()
    if (isThere) return
    await new Promise((resolve) => void setTimeout(resolve, 20))
  }
}
