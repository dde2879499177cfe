import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Text as it is sent: in every coding that browsers take, and with the tag by which they know it again. */
export interface StoredText {
  etag: string
  /** By content coding. */
  bodies: Record<'identity' | 'gzip' | 'br', Uint8Array<ArrayBuffer>>
}

/** Compressed as quickly as is worth it while somebody waits. */
export function compressText(text: string): StoredText {
  const identity = Buffer.from(text)

  return {
    etag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    bodies: {
      identity,
      gzip: gzipSync(identity, { level: 4 }),
      br: brotliCompressSync(identity, { params: brotliParams(4) }),
    },
  }
}

// A window of 256 KB holds any page of ours; the usual one of 4 MB takes sixteen times the memory.
export function brotliParams(quality: number) {
  return { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 18 }
}
