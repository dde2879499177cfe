import { listUnanswered } from '../src/assistant/answers/unanswered.ts'
import { openDatabase } from '../src/database/database.ts'
import { migrate } from '../src/database/migrate.ts'
import { readSiteSettings } from './site-settings.ts'

const MOST = 50
const SINCE_DAYS = 90

/** What visitors asked recently and our pages did not answer, most often asked first: a list of what to write. */
const db = openDatabase(await readSiteSettings())
await migrate(db)
const since = new Date(Date.now() - SINCE_DAYS * 24 * 3_600_000).toISOString().slice(0, 10)
const questions = await listUnanswered(db, since, MOST)
await db.destroy()

for (const { times, lastDay, question } of questions) console.info(`${times}\t${lastDay}\t${question}`)
