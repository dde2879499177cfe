import { createServer, type Socket } from 'node:net'
import { listenHere } from './listen-here.ts'

interface Clamd extends AsyncDisposable {
  url: string
  /** What it was shown, file by file. */
  shown: Buffer[]
}

/** A daemon that speaks the INSTREAM of clamd(8), and answers as it is told. */
export async function clamd(answer: (content: Buffer) => string): Promise<Clamd> {
  const shown: Buffer[] = []
  const server = await listenHere(createServer((socket) => void serve(socket).catch(() => socket.destroy())))
  return { ...server, url: `tcp://127.0.0.1:${server.port}`, shown }

  async function serve(socket: Socket) {
    let received = Buffer.alloc(0)
    for await (const chunk of socket) {
      received = Buffer.concat([received, chunk])
      const content = readStream(received)
      if (!content) continue

      shown.push(content)
      socket.end(`${answer(content)}\0`)
      return
    }
  }
}

/** The content between the command and the chunk of length zero; undefined while that has not come. */
function readStream(received: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0'
  if (received.toString('latin1', 0, command.length) !== command) return undefined
  const chunks: Buffer[] = []

  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(chunks)
    chunks.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}
