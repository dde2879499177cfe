import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { type Entry, openPromise, type ZipFile } from 'yauzl'

const MAX_ENTRIES = 2_000
const MAX_UNPACKED_BYTES = 50 * 1024 * 1024
const MAX_TYPES_BYTES = 256 * 1024

const CONTENT_TYPES = '[Content_Types].xml'
// Word for the web numbers its main part: word/document2.xml.
const MAIN_PART = /^word\/document\d*\.xml$/
const MAIN_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/**
 * True for a zip that holds a Word document (ECMA-376, part 2), is bounded
 * when unpacked, and is what it says: no encryption, no macros, no size that
 * is another one in truth. What the directory says is checked before anything
 * is unpacked.
 */
export async function isDocx(path: string): Promise<boolean> {
  if (!(await beginsAsZip(path))) return false

  const zip = await openPromise(path, { autoClose: false }).catch(() => undefined)
  if (!zip) return false
  try {
    const entries = await readDirectory(zip)
    return entries !== undefined && isWordDocument(entries) && (await unpacksAsSaid(zip, entries))
  } catch {
    // yauzl throws at whatever does not add up in a zip, and at what is encrypted.
    return false
  } finally {
    zip.close()
  }
}

// A zip may stand behind something else; then its name and its beginning are two different things.
async function beginsAsZip(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0)
    return bytesRead === 4 && buffer.toString('latin1') === 'PK\x03\x04'
  } finally {
    await file.close()
  }
}

/** Undefined where there is too much of anything. yauzl reads as many entries as the zip says it has, and no more. */
async function readDirectory(zip: ZipFile): Promise<Entry[] | undefined> {
  if (zip.entryCount > MAX_ENTRIES) return undefined
  const entries: Entry[] = []
  let packed = 0
  let unpacked = 0

  for await (const entry of zip.eachEntry()) {
    entries.push(entry)
    packed += entry.compressedSize
    unpacked += entry.uncompressedSize
    // More packed bytes than the file has: entries that lie over one another.
    if (unpacked > MAX_UNPACKED_BYTES || packed > zip.fileSize) return undefined
  }

  return entries
}

function isWordDocument(entries: Entry[]): boolean {
  const names = new Set(entries.map(({ fileName }) => fileName))

  return (
    names.size === entries.length &&
    names.has(CONTENT_TYPES) &&
    [...names].some((name) => MAIN_PART.test(name)) &&
    !names.has('word/vbaProject.bin')
  )
}

async function unpacksAsSaid(zip: ZipFile, entries: Entry[]): Promise<boolean> {
  let types = ''

  for (const entry of entries) {
    const content = await zip.openReadStreamPromise(entry)
    if (entry.fileName === CONTENT_TYPES) types = await readStart(content)
    // yauzl stops a stream that brings more, or less, than its entry says.
    else for await (const _ of content);
  }

  return types.includes(MAIN_TYPE)
}

async function readStart(content: Readable): Promise<string> {
  let text = ''
  for await (const chunk of content) if (text.length < MAX_TYPES_BYTES) text += chunk.toString('latin1')
  return text
}
