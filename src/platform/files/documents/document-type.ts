import { type FileHandle, open } from 'node:fs/promises'
import { isDocx } from './is-docx.ts'

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
