import { openDatabase } from '../src/database/database.ts'
import { createLog } from '../src/platform/operation/log.ts'
import { writeTablesAnew } from '../src/platform/operation/write-tables-anew.ts'
import { readSiteSettings } from './site-settings.ts'

/** npm run overwrite: what the site does in the night on PostgreSQL, now and with tables of every size. Stop the site first. */
const env = await readSiteSettings()
const db = openDatabase(env, { isPatient: true })
const done = await writeTablesAnew({ db, env, log: createLog('error'), now: () => new Date() }, { isSiteStopped: true })
await db.destroy()

if (!done) console.info('The embedded database overwrites what is deleted at once: there is nothing to do.')
else if (done.inUse.length > 0) {
  console.error(`In use, and so not written anew: ${done.inUse.join(', ')}. Stop the site, and run this again.`)
  process.exitCode = 1
} else console.info(`Written anew: ${done.written.join(', ') || 'nothing, as no table has lost rows'}.`)
