import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'
import type { Services } from '#platform/services.ts'
import { sharedSecret } from '#platform/shared-secret.ts'
import { SEALED } from './sealed-name.ts'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16
const LONGEST_WORDS = 200

type Sealing = Pick<Services, 'db' | 'env'>

/**
 * What staff search for, as it may stand in an address: only we can read it. So pages, links and the button to go back
 * work as with any other address, and a name stands neither in the log of a proxy nor in the history of a browser. The
 * same words are sealed alike.
 */
export async function sealWords(words: string, services: Sealing): Promise<string> {
  const text = words.trim().slice(0, LONGEST_WORDS).toWellFormed()
  if (text === '') return ''

  const { key, ivKey } = await keysOf(services)
  const iv = createHmac('sha256', ivKey).update(text).digest().subarray(0, IV_BYTES)
  const cipher = createCipheriv(CIPHER, key, iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Empty for what we have not sealed. */
export async function openWords(sealed: string, services: Sealing): Promise<string> {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length <= IV_BYTES + TAG_BYTES) return ''

  const { key } = await keysOf(services)
  try {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES))
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
  } catch {
    return ''
  }
}

/** The query of an address with the words that were sealed in it, under their name; sealed beside them, for links. */
export async function withOpenWords(query: URLSearchParams, name: string, services: Sealing): Promise<URLSearchParams> {
  const opened = new URLSearchParams(query)
  const sealed = query.get(SEALED) ?? ''
  const words = sealed ? await openWords(sealed, services) : (query.get(name) ?? '')
  if (words) opened.set(name, words)
  opened.delete(SEALED)
  const found = await sealWords(words, services)
  if (found) opened.set(SEALED, found)
  return opened
}

/** The other way: a query for an address, its words sealed. */
export async function withSealedWords(query: string, name: string, services: Sealing): Promise<string> {
  const sealed = new URLSearchParams(query)
  const words = sealed.get(name)
  if (words === null) return query
  sealed.delete(name)
  const found = await sealWords(words, services)
  if (found) sealed.set(SEALED, found)
  return String(sealed)
}

async function keysOf(services: Sealing) {
  const secret = await sharedSecret('desk.search', services)
  const keyFor = (purpose: string) => createHmac('sha256', secret).update(purpose).digest()
  return { key: keyFor('key'), ivKey: keyFor('iv') }
}
