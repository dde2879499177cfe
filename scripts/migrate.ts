import { openDatabase } from '../src/database/database.ts'
import { migrate } from '../src/database/migrate.ts'
import { readEnv } from '../src/platform/env.ts'

const db = openDatabase(readEnv(process.env))
const applied = await migrate(db)
await db.destroy()

console.info(applied.length > 0 ? `Applied: ${applied.join(', ')}` : 'The schema is up to date.')
