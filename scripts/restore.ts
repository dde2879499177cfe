import { parseArgs } from 'node:util'
import { openDatabase } from '../src/database/database.ts'
import { recordOperation } from '../src/platform/record-operation.ts'
import { newestBackup } from './backup/find-backup.ts'
import { restoreBackup } from './backup/restore-backup.ts'
import { backupsFolder } from './backup/take-backup.ts'
import { readSiteSettings } from './site-settings.ts'

/** npm run restore -- [folder] [--replace]: the newest backup, or the one named, to where the settings say. */
const env = await readSiteSettings({ mayBeNew: true })
const { positionals, values } = parseArgs({ allowPositionals: true, options: { replace: { type: 'boolean' } } })
const folder = positionals[0] ?? newestBackup(backupsFolder(env))

const { rows, files } = await restoreBackup(folder, env, { replace: values.replace ?? false })
const db = openDatabase(env)
await recordOperation(db, {
  operation: 'restore',
  finishedAt: new Date(),
  isOk: true,
  details: { folder, rows, files },
})
await db.destroy()
console.info(`Restored ${folder}: ${rows} rows and ${files} files, all as they were.`)
