import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The whole server, as the build makes it. */
export const SERVER = 'build/server/server.js'

/**
 * What keeps its memory small. By default Node keeps 16 MB of nursery three times over, and the C library an arena of
 * memory for each thread that ever compressed a page, and large pieces that were given back: together 70 MB at rest that
 * nothing is in. And where a machine has room for much, V8 collects only once four times as much is there as was left the
 * last time: with at most 1,000 MB, ten times what is in use at rest, it collects sooner (288 MB at rest, then 214).
 * Not --optimize-for-size: it saves 12 MB more and costs a quarter of the leads a second. Nor a compile
 * cache: the server starts as fast without, and it keeps 4 MB of it.
 */
export const SMALL_MEMORY = {
  flags: ['--max-semi-space-size=2', '--max-old-space-size=1000'],
  env: { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072' },
}

/** Replaces this process by the server: what keeps memory small only works from a process's first moment on. */
export async function becomeServer() {
  const { execPath, execArgv, env, platform } = process
  if (platform === 'win32') return void (await import(pathToFileURL(resolve(SERVER)).href))

  process.execve?.(execPath, [execPath, ...execArgv, ...SMALL_MEMORY.flags, SERVER], { ...SMALL_MEMORY.env, ...env })
}
