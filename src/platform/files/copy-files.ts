import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FileStore } from './files.ts'

export interface CopiedFiles {
  copied: number
  /** There already, with the same content: from an earlier copy that was cut off. */
  known: number
  /** Deleted while we copied: what was forgotten meanwhile stays forgotten. */
  gone: string[]
}

/**
 * Copies every file of one store into another, and reads each one back to see
 * that it is the same. Beginning again after a crash costs reading, no harm.
 */
export async function copyFiles(from: FileStore, to: FileStore, folder: string): Promise<CopiedFiles> {
  const result: CopiedFiles = { copied: 0, known: 0, gone: [] }
  await mkdir(folder, { recursive: true, mode: 0o700 })

  for await (const { key } of from.list('')) {
    const path = join(folder, randomUUID())
    try {
      const digest = await download(key, from, path)
      if (digest === undefined) result.gone.push(key)
      else if (digest === (await digestOf(key, to))) result.known += 1
      else {
        await to.put(key, path)
        if (digest !== (await digestOf(key, to))) throw new Error(`${key} is not the same on the other side`)
        result.copied += 1
      }
    } finally {
      await rm(path, { force: true })
    }
  }
  return result
}

/** SHA-256 of what is under a key; undefined where there is nothing. */
async function digestOf(key: string, store: FileStore): Promise<string | undefined> {
  const content = await openIfThere(key, store)
  if (!content) return undefined

  const hash = createHash('sha256')
  await pipeline(content, hash)
  return hash.digest('hex')
}

async function download(key: string, from: FileStore, path: string): Promise<string | undefined> {
  const content = await openIfThere(key, from)
  if (!content) return undefined

  const hash = createHash('sha256')
  await pipeline(
    content,
    async function* (chunks) {
      for await (const chunk of chunks) {
        hash.update(chunk as Buffer)
        yield chunk
      }
    },
    createWriteStream(path, { flags: 'wx', mode: 0o600 }),
  )
  return hash.digest('hex')
}

// Asked of the list, not of the error: a store that is away must not look like one that is empty.
async function openIfThere(key: string, store: FileStore): Promise<Readable | undefined> {
  return store.has(key).then((isThere) => (isThere ? store.open(key) : undefined))
}
