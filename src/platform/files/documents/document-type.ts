import { type FileHandle, open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { type Entry, openPromise, type ZipFile } from 'yauzl'

const MAGIC = 'd0cf11e0a1b11ae1'
const MAIN_STREAM = 'WordDocument'
const ENTRY_BYTES = 128
// Some 4,000 entries; a letter of application has about ten. A chain that runs in a circle ends here as well.
const MAX_DIRECTORY_SECTORS = 1_000
const STREAM_ENTRY = 2
// Where the header's own part of the sector table begins, and how many sectors it can name: enough for 6.8 MB.
const TABLE_OFFSET = 76
const TABLE_LENGTH = 109

/** The kinds of document we take, by the end of their names, with the check of what is inside. */
const checks = { pdf: isPdf, doc: isDoc, docx: isDocx } as const

export type DocumentType = keyof typeof checks

/** What a file's name says it is; undefined for anything that we do not take. */
export function typeByName(name: string): DocumentType | undefined {
  const extension = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  return Object.hasOwn(checks, extension) ? (extension as DocumentType) : undefined
}

/** Whether a file is inside what its name says. Reads from the disk, never the whole of it into memory. */
export function hasContentOf(type: DocumentType, path: string): Promise<boolean> {
  return checks[type](path)
}

/**
 * True for a compound file (OLE2) whose directory names Word's main stream.
 * Layout: [MS-CFB] sections 2.2, 2.3 and 2.6; the name: [MS-DOC] section 2.1.1.
 */
async function isDoc(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const header = await read(file, 0, 512)
    if (header.length < 512 || header.toString('hex', 0, 8) !== MAGIC) return false

    const sectorShift = header.readUInt16LE(30)
    if (sectorShift !== 9 && sectorShift !== 12) return false
    return await hasMainStream(file, header, 2 ** sectorShift)
  } finally {
    await file.close()
  }
}

async function hasMainStream(file: FileHandle, header: Buffer, sectorBytes: number): Promise<boolean> {
  const { size } = await file.stat()
  const sectors = Math.ceil(size / sectorBytes)
  let sector = header.readUInt32LE(48)

  for (let step = 0; step < MAX_DIRECTORY_SECTORS && sector < sectors; step++) {
    const entries = await read(file, (sector + 1) * sectorBytes, sectorBytes)
    if (namesMainStream(entries)) return true
    sector = await nextSector(file, header, sector, sectorBytes)
  }

  return false
}

function namesMainStream(entries: Buffer): boolean {
  for (let at = 0; at + ENTRY_BYTES <= entries.length; at += ENTRY_BYTES) {
    const nameBytes = Math.min(entries.readUInt16LE(at + 64), 64)
    const name = entries.toString('utf16le', at, at + Math.max(0, nameBytes - 2))
    if (entries[at + 66] === STREAM_ENTRY && name === MAIN_STREAM && entries.readUInt32LE(at + 120) > 0) return true
  }
  return false
}

async function nextSector(file: FileHandle, header: Buffer, sector: number, sectorBytes: number): Promise<number> {
  const perSector = sectorBytes / 4
  const index = Math.floor(sector / perSector)
  if (index >= TABLE_LENGTH) return Number.POSITIVE_INFINITY

  const table = header.readUInt32LE(TABLE_OFFSET + 4 * index)
  const entry = await read(file, (table + 1) * sectorBytes + 4 * (sector % perSector), 4)
  return entry.length === 4 ? entry.readUInt32LE() : Number.POSITIVE_INFINITY
}

async function read(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}

/**
 * True for what begins and ends as a PDF does. Readers look for the end mark
 * in the last 1,024 bytes (PDF Reference 1.7, appendix H, note 18). They also
 * look for the beginning in the first 1,024; we do not, since whatever may
 * stand before it could be the beginning of something else.
 */
export async function isPdf(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const start = await textAt(file, 0, 1_024)
    const end = await textAt(file, Math.max(0, size - 1_024), 1_024)

    // A byte order mark and white space are what some writers put first by mistake.
    const begins = /^(?:\xef\xbb\xbf)?\s*%PDF-[12]\.\d/.test(start)
    // A zip is read from its end: with one behind it, this would be two files at once.
    return begins && end.includes('%%EOF') && !end.includes('PK\x05\x06')
  } finally {
    await file.close()
  }
}

async function textAt(file: FileHandle, position: number, length: number): Promise<string> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer.toString('latin1', 0, bytesRead)
}

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
async function isDocx(path: string): Promise<boolean> {
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
