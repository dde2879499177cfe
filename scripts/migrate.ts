import { copyBeforeMigrating } from '../src/database/copy-before-migrating.ts'
import { openDatabase } from '../src/database/database.ts'
import { migrate } from '../src/database/migrate.ts'
import { readEnv } from '../src/platform/env.ts'

const env = readEnv(process.env)
const db = openDatabase(env, { isPatient: true })
const applied = await migrate(db, { before: copyBeforeMigrating(env) })
await db.destroy()

console.info(applied.length > 0 ? `Applied: ${applied.join(', ')}` : 'The schema is up to date.')
