import { type DisposableTempDir, mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A new folder that goes, with all that is in it, once its scope ends; so it is opened before what works in it. */
export function temporaryFolder(name: string): DisposableTempDir {
  return mkdtempDisposableSync(join(tmpdir(), `${name}-`))
}
