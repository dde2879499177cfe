import { accessSync, constants, mkdirSync, rmSync, type Stats, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { OperatorError } from '#platform/operation/operator-error.ts'

const OURS_ALONE = 0o700

/** Whether a disk that is full, gone or read-only counts: it may come back by itself, a wrong setting does not. */
interface Strictness {
  mayFail?: boolean
}

/**
 * Sees that a folder which a setting names can be used, and makes it where there is none, for the site's own user alone.
 * Throws an OperatorError that names the setting.
 */
export function makeUsable(setting: string, path: string, { mayFail = false }: Strictness = {}) {
  const folder = resolve(path)
  const refuse = (because: string): never => {
    throw new OperatorError(`${setting} cannot be used, as ${because}.`)
  }

  try {
    // One by one: below /proc, where nothing can be made, Node's own recursion never ends.
    for (const missing of missingFolders(folder, refuse)) mkdirSync(missing, OURS_ALONE)
    const probe = join(folder, `.probe-${process.pid}`)
    writeFileSync(probe, '', { mode: 0o600 })
    rmSync(probe)
  } catch (error) {
    if (error instanceof OperatorError) throw error
    const { code = '' } = error as NodeJS.ErrnoException
    // Somebody else has made it in the same moment.
    if (code === 'EEXIST') return makeUsable(setting, path, { mayFail })
    if (mayFail && ['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'ESTALE', 'ENOTCONN'].includes(code)) return
    refuse(wordsFor(code, folder))
  }
}

/** Sees that a file, where there is one, can be read and written. */
export function expectUsableFile(setting: string, path: string) {
  const there = lookAt(path)
  if (there?.isDirectory()) throw new OperatorError(`${setting} cannot be used, as ${path} is a folder and not a file.`)
  try {
    if (there) accessSync(path, constants.R_OK | constants.W_OK)
  } catch (error) {
    throw new OperatorError(`${setting} cannot be used, as ${wordsFor((error as { code: string }).code, path)}.`)
  }
}

function missingFolders(folder: string, refuse: (because: string) => never): string[] {
  const missing: string[] = []
  for (let at = folder; ; at = dirname(at)) {
    const there = lookAt(at)
    if (there && !there.isDirectory()) refuse(`${at} is a file and not a folder`)
    if (there) return missing.reverse()
    missing.push(at)
  }
}

function lookAt(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch (error) {
    // Below a file: the file itself is met on the way up.
    if ((error as { code?: string }).code === 'ENOTDIR') return undefined
    throw error
  }
}

function wordsFor(code: string, path: string): string {
  if (code === 'EACCES' || code === 'EPERM') return `the user that runs this may not write ${path}`
  if (code === 'EROFS') return `${path} is on a disk that can only be read`
  if (code === 'ENOSPC' || code === 'EDQUOT') return `there is no room on the disk of ${path}`
  if (code === 'ENOENT') return `${path} cannot be made`
  return `${path} cannot be written (${code})`
}
