import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import type { AddressInfo, Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'

/** How a mail server may behave, after it has read a message or before. */
export type MailServerMood = 'well' | '421' | '451' | '550' | 'hangs' | 'slow' | 'loses its answer'

export interface MailSink extends AsyncDisposable {
  url: string
  /** Message-IDs that it has taken, in their order: a message that came twice is in it twice. */
  taken: string[]
  mood: MailServerMood
}

const SLOW_MS = 1_500

/** A mail server on this machine, in whatever mood it is put. Each mail becomes a file where there is a folder for it. */
export async function startMailSink(port = 0, folder?: string): Promise<MailSink> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onConnect,
    onData,
  })
  server.on('error', () => {})
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const { port: taken } = server.server.address() as AddressInfo

  const sink: MailSink = {
    url: `smtp://127.0.0.1:${taken}`,
    taken: [],
    mood: 'well',
    async [Symbol.asyncDispose]() {
      for (const connection of server.connections) socketOf(connection).destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
  return sink

  function onConnect(_: SMTPServerSession, done: (error?: Error) => void) {
    if (sink.mood === '421') return done(refusal(421))
    if (sink.mood !== 'hangs') done()
  }

  async function onData(stream: SMTPServerDataStream, session: SMTPServerSession, done: (error?: Error) => void) {
    // Whoever sends may be killed in the middle of it; then nothing was taken.
    const message = await text(stream).catch(() => undefined)
    if (message === undefined) return

    const { mood } = sink
    if (mood === '451' || mood === '550') return done(refusal(Number(mood)))
    if (mood === 'hangs') return

    if (folder) keep(message, folder)
    sink.taken.push(/^message-id:\s*(\S+)/im.exec(message)?.[1] ?? '')
    if (mood === 'loses its answer') return loseConnection(session)
    if (mood === 'slow') setTimeout(done, SLOW_MS)
    else done()
  }

  function loseConnection({ id }: SMTPServerSession) {
    for (const connection of server.connections) {
      if ((connection as { session?: { id: string } }).session?.id === id) socketOf(connection).destroy()
    }
  }
}

/** Whole or not at all, for whoever looks into the folder. */
function keep(message: string, folder: string) {
  const path = join(folder, `${randomUUID()}.eml`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${path}.part`, message)
  renameSync(`${path}.part`, path)
}

function refusal(responseCode: number): Error {
  return Object.assign(new Error('Not now'), { responseCode })
}

// The library keeps it to itself, and a server that is gone closes without a word.
function socketOf(connection: unknown): Socket {
  return (connection as { _socket: Socket })._socket
}
