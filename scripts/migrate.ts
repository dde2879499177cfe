import { copyBeforeMigrating } from '../src/database/copy-before-migrating.ts'
import { openDatabase } from '../src/database/database.ts'
import { migrate } from '../src/database/migrate.ts'
import { readSiteSettings } from './site-settings.ts'

const env = await readSiteSettings({ mayBeNew: true })
const db = openDatabase(env, { isPatient: true })
const applied = await migrate(db, { before: copyBeforeMigrating(env) })
await db.destroy()

console.info(applied.length > 0 ? `Applied: ${applied.join(', ')}` : 'The schema is up to date.')
