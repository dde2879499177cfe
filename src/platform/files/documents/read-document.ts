import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createSemaphore } from '#platform/semaphore.ts'

export interface DocumentText {
  text: string
  /** `cut`: there is more. `unreadable`: it is broken, locked, or took too long. */
  trouble: 'none' | 'cut' | 'unreadable'
}

/** Of the processor's time: how busy the machine is with other things says nothing of a document. */
const LONGEST_WORK_S = 10
/** Shorter than the outbox's lease. What is cut off here is tried again: it waited, and did not work. */
const LONGEST_MS = 45_000
const HEAP_MB = 256
/** Of what is printed by the reader: a little more than the longest text. */
const MOST_PRINTED_BYTES = 1_000_000

const reading = createSemaphore({ permits: 2, waiting: 64, patienceMs: 40_000 })

/**
 * The text of a document that a stranger sent. It is read by a process of its own, which may neither write nor begin another
 * and knows none of our settings, and which is ended after ten seconds of work: what is wrong with a file harms nobody else.
 */
export function readDocument(type: 'pdf' | 'docx', content: Readable): Promise<DocumentText> {
  return reading.use(() => readApart(type, content))
}

async function readApart(type: 'pdf' | 'docx', content: Readable): Promise<DocumentText> {
  const root = resolve('.')
  const reader = [
    ...[
      process.execPath,
      '--permission',
      `--allow-fs-read=${root}`,
      `--max-old-space-size=${HEAP_MB}`,
      '--no-warnings',
    ],
    ...[resolve('src/platform/files/documents/document-process.ts'), type],
  ]
  // Windows knows no such limit: there the clock alone ends it.
  const [program = '', ...args] =
    process.platform === 'win32'
      ? reader
      : ['/bin/sh', '-c', `ulimit -t ${LONGEST_WORK_S} && exec "$0" "$@"`, ...reader]
  const child = spawn(program, args, { cwd: root, env: {}, stdio: ['pipe', 'pipe', 'ignore'] })
  let isTooLate = false
  const timer = setTimeout(() => {
    isTooLate = true
    child.kill('SIGKILL')
  }, LONGEST_MS)
  const ended = new Promise<boolean>((done) => {
    child.once('error', () => done(false))
    child.once('close', (code) => done(code === 0))
  }).finally(() => clearTimeout(timer))

  const pieces: Buffer[] = []
  let bytes = 0
  child.stdout.on('data', (piece: Buffer) => {
    bytes += piece.length
    if (bytes > MOST_PRINTED_BYTES) child.kill('SIGKILL')
    else pieces.push(piece)
  })
  // It may end before it has read all of it.
  const isSent = await pipeline(content, child.stdin)
    .then(
      () => true,
      (error: NodeJS.ErrnoException) => error.code === 'EPIPE' || Promise.reject(error),
    )
    .catch((error: unknown) => {
      child.kill('SIGKILL')
      throw error
    })
  const isDone = (await ended) && isSent && bytes <= MOST_PRINTED_BYTES
  if (isTooLate) throw new Error('A document was not read in time')
  return isDone ? (JSON.parse(Buffer.concat(pieces).toString()) as DocumentText) : { text: '', trouble: 'unreadable' }
}
