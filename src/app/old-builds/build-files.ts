import { createHash } from 'node:crypto'
import { OLD_BUILDS } from '#platform/files/files.ts'

/** Kept as the build has compressed them; see scripts/build.ts. */
const COMPRESSED = /\.(js|css|svg|json|txt|xml|webmanifest)$/

/** In what coding a file of a build is kept, by its name. */
export function codingOf(name: string): 'br' | undefined {
  return COMPRESSED.test(name) ? 'br' : undefined
}

/** Under what it is kept. Its name holds a hash of its content, and so does the key. */
export function keyOf(name: string): string {
  return OLD_BUILDS + createHash('sha256').update(name).digest('hex').slice(0, 36)
}
