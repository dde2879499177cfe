import { openDatabase } from '../src/database/database.ts'
import { replay } from '../src/platform/outbox/replay-outbox.ts'
import { readSiteSettings } from './site-settings.ts'

/** npm run outbox:replay [-- kind]: gives deliveries that failed for good, all or those of one kind, another 72 hours. */
const [kind] = process.argv.slice(2)
const db = openDatabase(await readSiteSettings(), { isPatient: true })

const failed = await db
  .selectFrom('outbox')
  .select('id')
  .where('failed_at', 'is not', null)
  .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
  .execute()
const ids = failed.map(({ id }) => id)
const replayed = await db.transaction().execute((trx) => replay(trx, ids, new Date()))
await db.destroy()
console.info(`${replayed} deliveries go out again.`)
