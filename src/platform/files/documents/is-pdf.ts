import { type FileHandle, open } from 'node:fs/promises'

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
    const start = await read(file, 0, 1_024)
    const end = await read(file, Math.max(0, size - 1_024), 1_024)

    // A byte order mark and white space are what some writers put first by mistake.
    const begins = /^(?:\xef\xbb\xbf)?\s*%PDF-[12]\.\d/.test(start)
    // A zip is read from its end: with one behind it, this would be two files at once.
    return begins && end.includes('%%EOF') && !end.includes('PK\x05\x06')
  } finally {
    await file.close()
  }
}

async function read(file: FileHandle, position: number, length: number): Promise<string> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer.toString('latin1', 0, bytesRead)
}
