import { parseArgs } from 'node:util'
import { openDatabase } from '../src/database/database.ts'
import { endEverySession } from '../src/desk/access/staff-queries.ts'
import { holdEditionsAfterRestore } from '../src/editions/hold-after-restore.ts'
import { openFiles } from '../src/platform/files/files.ts'
import { createMailer } from '../src/platform/mail/mailer.ts'
import { createLog } from '../src/platform/operation/log.ts'
import { recordOperation } from '../src/platform/operation/record-operation.ts'
import { openTallies } from '../src/platform/operation/tallies.ts'
import { applySeals, gatherSeals, refuseUnknownKeys } from './backup/apply-seals.ts'
import { newestBackup } from './backup/find-backup.ts'
import { restoreBackup } from './backup/restore-backup.ts'
import { backupsFolder } from './backup/take-backup.ts'
import { readSiteSettings } from './site-settings.ts'

/** npm run restore -- [folder] [--replace]: the newest backup, or the one named, to where the settings say. */
const env = await readSiteSettings({ mayBeNew: true })
const { positionals, values } = parseArgs({ allowPositionals: true, options: { replace: { type: 'boolean' } } })
const folder = positionals[0] ?? newestBackup(backupsFolder(env))

const seals = await gatherSeals(folder, env)
refuseUnknownKeys(seals, env)

const { rows, files } = await restoreBackup(folder, env, { replace: values.replace ?? false })
const db = openDatabase(env, { isPatient: true })
const log = createLog('warn')
const now = () => new Date()
const services = {
  db,
  env,
  log,
  now,
  files: await openFiles(env),
  mail: createMailer(env),
  tallies: openTallies({ db, log, now }),
}
const again = await applySeals(seals, services)
// Some of that day have ended since: who signed out, was blocked, or took another password.
await endEverySession(db)
const held = await holdEditionsAfterRestore(db)
await recordOperation(db, {
  operation: 'restore',
  finishedAt: new Date(),
  isOk: true,
  details: { folder, rows, files, erasedAgain: again.persons, takenBackAgain: again.takenBack },
})
await db.destroy()
console.info(`Restored ${folder}: ${rows} rows and ${files} files, all as they were.`)
if (again.persons > 0)
  console.info(
    `Erased again, since they were erased after this backup: ${again.persons}, with ${again.leads} leads and ${again.files} files.`,
  )
if (again.takenBack > 0)
  console.info(
    `Taken back again, since that was after this backup: ${again.takenBack} (consents, subscriptions and suppressions).`,
  )
if (held > 0)
  console.info(`Newsletters that were to go out wait for a person now: ${held}. They may have gone since this backup.`)
