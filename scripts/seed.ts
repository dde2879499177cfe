import { seed } from '../src/app/seed.ts'
import { openDatabase } from '../src/database/database.ts'
import { migrate } from '../src/database/migrate.ts'
import { readSiteSettings } from './site-settings.ts'

const settings = await readSiteSettings({ mayBeNew: true })
const db = openDatabase(settings, { isPatient: true })
await migrate(db)
const written = await seed(db, settings, new Date())
await db.destroy()

console.info(written.length > 0 ? `Written: ${written.join(', ')}` : 'Every article is in the database already.')
