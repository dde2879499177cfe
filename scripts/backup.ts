import { cpSync, existsSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { readEnv } from '../src/platform/env.ts'

/**
 * Copies the embedded database, with SQLite's own online backup, and the files
 * beside it into DATA_DIR/backups/<time>. The site may go on working meanwhile.
 */
const env = readEnv(process.env)
if (env.DATABASE_URL)
  throw new Error('This backs up the embedded database. For PostgreSQL use pg_dump on DATABASE_URL.')

const name = new Date().toISOString().replaceAll(':', '-')
const folder = join(env.DATA_DIR, 'backups', name)
mkdirSync(`${folder}.part`, { recursive: true })

const db = new SQLite(join(env.DATA_DIR, 'site.db'), { readonly: true, fileMustExist: true })
await db.backup(join(`${folder}.part`, 'site.db'))
db.close()
for (const kept of ['mail', 'resumes']) {
  const from = join(env.DATA_DIR, kept)
  if (existsSync(from)) cpSync(from, join(`${folder}.part`, kept), { recursive: true })
}

const copy = new SQLite(join(`${folder}.part`, 'site.db'), { readonly: true })
const [check] = copy.pragma('integrity_check') as { integrity_check: string }[]
copy.close()
if (check?.integrity_check !== 'ok') throw new Error(`The copy is not whole: ${check?.integrity_check}`)

// Named when whole: a half-made backup is never taken for one.
renameSync(`${folder}.part`, folder)
console.info(folder)
