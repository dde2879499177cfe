import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { addAbortSignal, PassThrough, Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { setImmediate } from 'node:timers/promises'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { httpCopy } from './words.en.ts'

const MAX_PARTS = 12
const MAX_PART_HEADER_BYTES = 8 * 1024
// Longer than any text that a form of ours takes; the form itself then says which one is too long.
const MAX_FIELD_BYTES = 32 * 1024
// RFC 2046, section 5.1.1: 1 to 70 of these characters, and no space at the end.
const BOUNDARY = /;\s*boundary=(?:[\w'+,./:?=()-]{1,70}(?=\s*(?:;|$))|"[\w'+,./:?=() -]{0,69}[\w'+,./:?=()-]")/i

// A browser shows our answer only when it could send everything, so more is read, and thrown away, than is taken.
const MAX_BODY_BYTES = 32 * 1024 * 1024

// The slowest sender we wait for: 4 KiB a second brings a usual résumé of 400 KB in 100 seconds.
const MIN_BYTES_PER_SECOND = 4 * 1024
const GRACE_MS = 30_000
const LONGEST_MS = 300_000

/** What a visitor's form could not bring across, with the status that says so. */
export class MultipartRefusal extends Error {
  readonly status: 400 | 408 | 413 | 415
  /** The texts that came before it. */
  fields = new Map<string, string>()
  /** The file that was chosen, as far as it came. */
  fileName: string | undefined

  constructor(status: MultipartRefusal['status'], message: string) {
    super(message)
    this.status = status
  }
}

export interface MultipartForm {
  fields: Map<string, string>
  /** The one file that was asked for; undefined when none was chosen. */
  file?: ReceivedFile
  /** The same where several were asked for, in their order. */
  files: ReceivedFile[]
}

/** A file on our disk, under a name of ours. Whoever receives it moves it or deletes it. */
export interface ReceivedFile {
  path: string
  /** As the visitor's machine calls it, without its folders: for people to read, never for a path. */
  name: string
  bytes: number
  sha256: string
}

interface Expected {
  fileField: string
  /** One, where nothing else is said. */
  maxFiles?: number
  /** Nothing above this is written; `bytes` then says more than this. */
  maxFileBytes: number
  folder: string
}

/**
 * Reads multipart/form-data as it arrives: texts into memory, the expected
 * file, or files, onto the disk. Anything that is not such a form, whole and within its
 * bounds, is a MultipartRefusal, and leaves no file behind. Where the request
 * came over a connection of ours, `incoming` is its body: the Request's own
 * stream copies each byte, and fifty resumes at once are much to copy.
 */
export async function readMultipart(request: Request, expected: Expected, incoming?: Readable): Promise<MultipartForm> {
  const parser = openParser(request.headers, expected)
  const reading = new AbortController()
  const fields = new Map<string, string>()
  const isTooLarge = Number(request.headers.get('Content-Length') ?? 0) > MAX_BODY_BYTES
  let refusal: MultipartRefusal | undefined
  let chosen: string | undefined
  const saving: Promise<ReceivedFile | undefined>[] = []
  const { maxFiles = 1 } = expected

  parser
    .on('file', (name, content, fileName, _, type) => {
      // Cut off in the middle of a file, the parser tells the file too: unheard, that would end the process.
      content.on('error', () => {})
      if (fileName === undefined && type !== 'application/octet-stream') return keepText(name, content)
      const isTooMany = saving.length === maxFiles
      if (name === expected.fileField && isTooMany) refuse(httpCopy.form.mostFiles(maxFiles))
      if (name === expected.fileField) chosen ||= fileName
      // The texts before it are all that is read of a form that says itself that it is too large.
      if (name === expected.fileField && isTooLarge) refusal = tooLarge()
      if (name !== expected.fileField || isTooMany || isTooLarge) return content.resume()
      const file = save(content, fileName, expected, reading.signal)
      saving.push(file)
      // Told below, when the rest of the form is here; until then somebody must have heard of it.
      file.catch(() => content.resume())
    })
    .on('partsLimit', () => refuse(httpCopy.form.tooManyParts))
    // It may find fault again after the first one ended the reading.
    .on('error', () => {})

  try {
    await receive(incoming ? behindOurs(incoming) : bodyOf(request), parser, () => refusal?.status === 413)
    if (refusal) throw refusal
    const files = (await Promise.all(saving)).filter((file) => file !== undefined)
    return { fields, ...(files[0] && { file: files[0] }), files }
  } catch (error) {
    reading.abort()
    for (const saved of await Promise.allSettled(saving))
      if (saved.status === 'fulfilled' && saved.value) await rm(saved.value.path, { force: true })
    if (!(error instanceof MultipartRefusal)) throw error
    // Texts that have arrived are told a moment later.
    await setImmediate()
    throw Object.assign(error, { fields, fileName: chosen })
  }

  function keepText(name: string, content: Readable) {
    const pieces: Buffer[] = []
    let bytes = 0
    content.on('data', (piece: Buffer) => {
      if (bytes <= MAX_FIELD_BYTES) pieces.push(piece)
      bytes += piece.length
    })
    // Before the parser hears that this was the last part.
    content.prependListener('end', () => {
      const text = decodeText(Buffer.concat(pieces))
      if (fields.has(name)) refuse(httpCopy.form.eachFieldOnce)
      else if (text === undefined) refuse(httpCopy.form.utf8)
      else fields.set(name, text)
    })
  }

  function refuse(message: string) {
    refusal ??= new MultipartRefusal(400, message)
  }
}

function openParser(headers: Headers, { maxFileBytes, maxFiles = 1 }: Expected): BusboyInstance {
  const type = headers.get('Content-Type') ?? ''
  if (!/^multipart\/form-data\s*(;|$)/i.test(type) || headers.get('Content-Encoding')) {
    throw new MultipartRefusal(415, httpCopy.form.needed)
  }
  if (!BOUNDARY.test(type)) throw new MultipartRefusal(400, httpCopy.form.noBoundary)

  return new Busboy({
    headers: { 'content-type': type },
    // Its own texts are decoded without saying where the bytes were no UTF-8; see decodeText.
    isPartAFile: () => true,
    limits: {
      parts: MAX_PARTS + maxFiles - 1,
      headerSize: MAX_PART_HEADER_BYTES,
      headerPairs: 16,
      // One byte more than is taken, so that what is just at the limit is known from what is above it.
      fileSize: maxFileBytes + 1,
    },
  })
}

/** Undefined where the bytes are no UTF-8. A replacement character that was typed is text like any other. */
function decodeText(bytes: Buffer): string | undefined {
  const isCut = bytes.length > MAX_FIELD_BYTES
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
    return decoder.decode(bytes.subarray(0, MAX_FIELD_BYTES), { stream: isCut })
  } catch {
    return undefined
  }
}

// Ending our own stream too early leaves the connection standing, for the answer.
function behindOurs(incoming: Readable): Readable {
  const ours = new PassThrough()
  const cutOff = () => void ours.destroy(new Error('The connection was cut off'))
  // Whoever left while waiting in line is gone already: nothing more would be told of that connection.
  if (incoming.destroyed) cutOff()
  else incoming.once('close', () => incoming.readableEnded || cutOff()).pipe(ours)
  return ours
}

function bodyOf({ body }: Request): Readable {
  if (!body) throw new MultipartRefusal(400, httpCopy.form.empty)
  return Readable.fromWeb(body as ReadableStream)
}

async function receive(source: Readable, parser: BusboyInstance, isEnough: () => boolean) {
  const signal = AbortSignal.timeout(LONGEST_MS)

  try {
    await feed(addAbortSignal(signal, source), parser, signal, isEnough)
  } catch (error) {
    if (error instanceof MultipartRefusal) throw error
    // Cut off, or not a form at all: which of the two makes no difference to the sender.
    throw new MultipartRefusal(400, httpCopy.form.notWhole)
  }
}

// Not a pipeline: a form that ends before its body would stop the flow, and then nothing would ever end.
async function feed(source: Readable, parser: BusboyInstance, signal: AbortSignal, isEnough: () => boolean) {
  const check = meter()
  const finished = once(parser, 'finish', { signal })
  // Told at the end; until then somebody must have heard of it.
  finished.catch(() => {})

  // The meter only sees what arrives: a sender that falls silent needs a timer.
  const silence = setTimeout(() => source.destroy(tooSlow()), GRACE_MS)
  try {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      silence.refresh()
      const isTaken = parser.write(chunk)
      check(chunk.length)
      if (isEnough()) throw tooLarge()
      if (!isTaken) await Promise.race([once(parser, 'drain', { signal }), finished])
    }
  } finally {
    clearTimeout(silence)
  }

  parser.end()
  await finished
}

/** Refuses bytes that are too many, or too slow. */
function meter(): (length: number) => void {
  const startedAt = performance.now()
  let bytes = 0

  return (length) => {
    bytes += length
    const ms = performance.now() - startedAt
    if (bytes > MAX_BODY_BYTES) throw tooLarge()
    if (ms > GRACE_MS && bytes < (ms / 1_000) * MIN_BYTES_PER_SECOND) throw tooSlow()
  }
}

function tooLarge() {
  return new MultipartRefusal(413, httpCopy.tooMuch)
}

function tooSlow() {
  return new MultipartRefusal(408, httpCopy.form.tooSlow)
}

async function save(
  content: Readable,
  name: string | undefined,
  { folder, maxFileBytes }: Expected,
  signal: AbortSignal,
): Promise<ReceivedFile | undefined> {
  const path = join(folder, randomUUID())
  const hash = createHash('sha256')
  let bytes = 0

  const count = new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length
      hash.update(chunk)
      done(null, bytes > maxFileBytes ? undefined : chunk)
    },
  })

  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await pipeline(content, count, createWriteStream(path, { flags: 'wx', mode: 0o600 }), { signal })
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }

  if (name || bytes > 0) return { path, name: name ?? '', bytes, sha256: hash.digest('hex') }
  // What a browser sends for a file input that was left empty.
  await rm(path, { force: true })
}
