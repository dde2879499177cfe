import { createHash } from 'node:crypto'
import { createReadStream, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Digests } from '../../src/database/copy/digest-tables.ts'
import { OperatorError } from '../../src/platform/operation/operator-error.ts'

/** What a backup says of itself, so that it can be checked without whatever it was made of. */
export interface Manifest {
  format: 1
  taken_at: string
  engine: 'sqlite' | 'postgres'
  migrations: string[]
  tables: Digests
  /** SHA-256 by path, below the backup's folder. */
  files: Record<string, string>
}

export const MANIFEST = 'manifest.json'
/** The database, whichever engine it came from: see docs/decisions/0013. */
export const DATABASE_FILE = 'site.db'
/** What the file store held, under its keys. */
export const FILES_FOLDER = 'files'
/** Mails that were written as files, where no mail server was set. */
export const MAIL_FOLDER = 'mail'

export function readManifest(folder: string): Manifest {
  const manifest = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')) as Manifest
  if (manifest.format !== 1) throw new OperatorError(`${folder} is a backup of a kind that this release does not know`)
  return manifest
}

/** The SHA-256 of every file of a backup but the database, which is known by its rows. */
export async function digestFiles(folder: string): Promise<Record<string, string>> {
  const paths = globSync(`{${FILES_FOLDER},${MAIL_FOLDER}}/**/*`, { cwd: folder })
    .filter((path) => statSync(join(folder, path)).isFile())
    .toSorted()
  const digests: Record<string, string> = {}
  for (const path of paths) digests[path] = await digestFile(join(folder, path))
  return digests
}

async function digestFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
