import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

/** Text as it is sent: in every coding that browsers take, and with the tag by which they know it again. */
export interface StoredText {
  etag: string
  /** By content coding. */
  bodies: Record<'identity' | 'gzip' | 'br', Uint8Array<ArrayBuffer>>
}

/** Compressed as quickly as is worth it while somebody waits, once somebody asks for it in that coding. */
export function compressText(text: string): StoredText {
  const identity = Buffer.from(text)
  const known: Partial<StoredText['bodies']> = {}

  return {
    etag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    bodies: {
      identity,
      get gzip() {
        known.gzip ??= gzipSync(identity, { level: 4 })
        return known.gzip
      },
      set gzip(body) {
        known.gzip = body
      },
      get br() {
        known.br ??= brotliCompressSync(identity, { params: brotliParams(5) })
        return known.br
      },
      set br(body) {
        known.br = body
      },
    },
  }
}

const begun = new WeakSet<StoredText>()
let isBusy = false

/**
 * Compresses what is stored as hard as one can, a sixth smaller than at first: a tenth of a second of a processor,
 * beside the thread that answers. One text at a time: another has its turn when it is next asked for.
 */
export async function compressInTurn(stored: StoredText) {
  if (isBusy || begun.has(stored)) return

  isBusy = true
  begun.add(stored)
  await compressHard(stored).finally(() => {
    isBusy = false
  })
}

async function compressHard({ bodies }: StoredText) {
  const params = brotliParams(constants.BROTLI_MAX_QUALITY)
  bodies.br = await promisify(brotliCompress)(bodies.identity, { params })
  bodies.gzip = await promisify(gzip)(bodies.identity, { level: constants.Z_BEST_COMPRESSION })
}

// A window of 256 KB holds any page of ours; the usual one of 4 MB takes sixteen times the memory.
function brotliParams(quality: number) {
  return { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 18 }
}
