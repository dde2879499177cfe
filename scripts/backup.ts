import { openDatabase } from '../src/database/database.ts'
import { recordOperation } from '../src/platform/operation/record-operation.ts'
import { forgetOldBackups } from './backup/forget-old-backups.ts'
import { keepWholeList } from './backup/keep-whole-list.ts'
import { backupsFolder, takeBackup } from './backup/take-backup.ts'
import { readSiteSettings } from './site-settings.ts'

/** npm run backup: database and files into BACKUP_DIR/<time>, counted and hashed, while the site goes on working. */
const env = await readSiteSettings()
const db = openDatabase(env, { isPatient: true })

try {
  const { folder, manifest } = await takeBackup(db, env)
  const details = { folder, leads: manifest.tables.leads?.rows ?? 0, files: Object.keys(manifest.files).length }
  await recordOperation(db, { operation: 'backup', finishedAt: new Date(), isOk: true, details })
  // After the backup, so that none is newer than the list.
  await keepWholeList(db, env)
  const forgotten = forgetOldBackups(backupsFolder(env), env.BACKUP_KEEP_DAYS)

  console.info(`${folder}: ${details.leads} leads, ${details.files} files`)
  if (forgotten.length > 0) console.info(`Older than ${env.BACKUP_KEEP_DAYS} days, deleted: ${forgotten.join(', ')}`)
} catch (error) {
  const details = { because: String(error) }
  await recordOperation(db, { operation: 'backup', finishedAt: new Date(), isOk: false, details }).catch(() => {})
  throw error
} finally {
  await db.destroy()
}
