import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openPostgres } from '../src/database/database.ts'
import { KEY_FILE } from '../src/leads/erasure-seals.ts'
import { readEnv } from '../src/platform/env.ts'
import { copyFiles } from '../src/platform/files/copy-files.ts'
import { openFiles } from '../src/platform/files/files.ts'
import { keepToOurselves } from '../src/platform/files/private-files.ts'
import { makeUsable } from '../src/platform/files/usable-folder.ts'
import { OperatorError } from '../src/platform/operation/operator-error.ts'
import { recordOperation } from '../src/platform/operation/record-operation.ts'
import { waitForDatabase } from '../src/platform/operation/wait-for-database.ts'
import { moveDatabase } from './move/move-database.ts'
import { expectDatabase, expectSettingsOfSite, readSettings } from './site-settings.ts'

/**
 * npm run move -- --to postgres://… [--files s3://…]: carries what is in
 * DATA_DIR over, with the site stopped. Begun again after it was cut off, it
 * goes on. The old place stays as it was.
 */
const env = readSettings()
expectSettingsOfSite(process.env)
keepToOurselves()
const { values } = parseArgs({ options: { to: { type: 'string' }, files: { type: 'string' } } })
if (!values.to && !values.files) throw new OperatorError('Say where to: --to postgres://… or --files s3://…, or both.')
// Read like the settings that they are going to be, so that a mistake shows here.
const target = readEnv({ ...process.env, DATABASE_URL: values.to, S3_URL: values.files ?? env.S3_URL })

makeUsable('DATA_DIR', env.DATA_DIR)
if (target.DATABASE_URL) expectDatabase(join(env.DATA_DIR, 'site.db'))
if (target.DATABASE_URL) await waitForDatabase(target.DATABASE_URL, { say: console.error })

// The files first: no lead is anywhere without its file.
if (values.files) {
  const work = join(env.DATA_DIR, 'moving')
  const { copied, known, gone } = await copyFiles(await openFiles(env), await openFiles(target), work)
  console.info(`${copied + known} files are there, ${known} of them from before; read back, all are the same.`)
  if (gone.length > 0)
    throw new OperatorError(`Files went away while they were copied: ${gone.join(', ')}. Is the site stopped?`)
}

if (target.DATABASE_URL) {
  const { rows } = await moveDatabase(join(env.DATA_DIR, 'site.db'), target.DATABASE_URL)
  const db = openPostgres(target.DATABASE_URL)
  await recordOperation(db, { operation: 'move', finishedAt: new Date(), isOk: true, details: { rows } })
  await db.destroy()
  console.info(`${rows} rows are there; counts and hashes of every table are the same.`)
}

const keyFile = join(env.DATA_DIR, KEY_FILE)
const keySetting = existsSync(keyFile) && !env.ERASURE_SECRET

console.info(`
Now start the site with
${values.to ? '  DATABASE_URL set to the new database\n' : ''}${values.files ? '  S3_URL set to the new store\n' : ''}${keySetting ? `  ERASURE_SECRET set to what is in ${keyFile}, so that the list of who was erased is still understood\n` : ''}`)
