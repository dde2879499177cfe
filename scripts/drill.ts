import { openDatabase } from '#database/database.ts'
import { recordOperation } from '#platform/operation/record-operation.ts'
import { newestBackup } from './backup/find-backup.ts'
import { type Restored, restoreBackup } from './backup/restore-backup.ts'
import { backupsFolder } from './backup/take-backup.ts'
import { readSiteSettings } from './site-settings.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** npm run drill -- [folder]: proves that the newest backup, or the one named, can be brought back. */
const env = await readSiteSettings()
const folder = process.argv[2] ?? newestBackup(backupsFolder(env))
const db = openDatabase(env)

try {
  const drill = await runDrill(folder)
  await recordOperation(db, { operation: 'drill', finishedAt: new Date(), isOk: true, details: { folder, ...drill } })
  console.info(
    `${folder}: ${drill.rows} rows and ${drill.files} files brought back in ${drill.seconds} s, all as they were.`,
  )
} catch (error) {
  const details = { folder, because: String(error) }
  await recordOperation(db, { operation: 'drill', finishedAt: new Date(), isOk: false, details }).catch(() => {})
  throw error
} finally {
  await db.destroy()
}

interface Drill extends Restored {
  seconds: number
}

/** Restores a backup into an empty folder of its own, as it would be done on a new machine, and compares. */
async function runDrill(backup: string): Promise<Drill> {
  const startedAt = performance.now()
  using folder = temporaryFolder('drill')
  const restored = await restoreBackup(backup, { DATA_DIR: folder.path })

  return { ...restored, seconds: Math.round((performance.now() - startedAt) / 100) / 10 }
}
