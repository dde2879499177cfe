import { once } from 'node:events'
import { connect } from 'node:net'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'

// Half the lease of an outbox job. A scan of 5 MB takes well under a second.
const TIMEOUT_MS = 30_000

export type Verdict = { verdict: 'clean' } | { verdict: 'infected' | 'unscannable'; because: string }

/**
 * Shows a file to a ClamAV daemon (clamd(8), INSTREAM): chunks, each behind
 * its length, and a length of zero at the end. Fails where the daemon does not
 * answer, which another try may mend.
 */
export async function scanFile(content: Readable, clamdUrl: string): Promise<Verdict> {
  const { hostname, port } = new URL(clamdUrl)
  const socket = connect({ host: hostname, port: Number(port || 3310), timeout: TIMEOUT_MS })
  socket.on('timeout', () => socket.destroy(new Error('The virus scanner does not answer')))
  const answer = text(socket)
  // Where both sides fail, the first one is told below, and this one must not count as unheard.
  answer.catch(() => {})

  try {
    await once(socket, 'connect')
    socket.write('zINSTREAM\0')
    for await (const chunk of content as AsyncIterable<Buffer>) {
      // It answers, and closes, as soon as a file is larger than it takes.
      if (!socket.writable) break
      if (!socket.write(Buffer.concat([lengthOf(chunk), chunk]))) await Promise.race([once(socket, 'drain'), answer])
    }
    if (socket.writable) socket.end(lengthOf(Buffer.alloc(0)))

    return toVerdict(await answer)
  } finally {
    socket.destroy()
    content.destroy()
  }
}

function lengthOf(chunk: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(chunk.length)
  return length
}

function toVerdict(answer: string): Verdict {
  const because = answer
    .replaceAll('\0', '')
    .replace(/^stream: /, '')
    .trim()
    .slice(0, 200)
  if (because === 'OK') return { verdict: 'clean' }
  if (because.endsWith(' FOUND')) return { verdict: 'infected', because: because.slice(0, -' FOUND'.length) }
  if (because === '') throw new Error('The virus scanner gave no answer')
  return { verdict: 'unscannable', because }
}
