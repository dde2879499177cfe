import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The whole server, as the build makes it. */
export const SERVER = 'build/server/server.js'

// What Node is told for it. As it comes, Node keeps 16 MB of nursery three times over, and the C library an arena of
// memory for each thread that ever compressed a page, and what it once lent in large pieces: together 70 MB at rest
// that nothing is in. Not --optimize-for-size: it spares 12 MB more and takes a quarter of the leads a second. Nor a
// compile cache: the server starts as fast without, and it keeps 4 MB of it.
export const SPARING = {
  flags: ['--max-semi-space-size=2'],
  env: { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072' },
}

/** A process takes these from its first moment or not at all: this one becomes the server that has them. */
export async function becomeServer() {
  const { execPath, execArgv, env, platform } = process
  if (platform === 'win32') return void (await import(pathToFileURL(resolve(SERVER)).href))

  process.execve?.(execPath, [execPath, ...execArgv, ...SPARING.flags, SERVER], { ...SPARING.env, ...env })
}
