import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createServer as createVite } from 'vite'
import { seed } from '../src/app/seed.ts'
import { openDatabase } from '../src/database/database.ts'
import { migrate } from '../src/database/migrate.ts'
import { rememberNotice } from '../src/leads/consents/notice.ts'
import { openFiles } from '../src/platform/files/files.ts'
import { keepToOurselves } from '../src/platform/files/private-files.ts'
import { createMailer } from '../src/platform/mail/mailer.ts'
import { checkSurroundings } from '../src/platform/operation/check-surroundings.ts'
import { createLog } from '../src/platform/operation/log.ts'
import { openTallies } from '../src/platform/operation/tallies.ts'
import { startWorker } from '../src/platform/outbox/outbox.ts'
import { startRecurring } from '../src/platform/outbox/recurring.ts'
import { readSettings } from './site-settings.ts'

const env = readSettings()
await checkSurroundings(env, { say: console.error, listens: true })
keepToOurselves()
const db = openDatabase(env)
await migrate(db)
await seed(db, env, new Date())
await rememberNotice(db, env, new Date())
const files = await openFiles(env)
const log = createLog(env.LOG_LEVEL)
const now = () => new Date()
const services = { db, env, files, log, mail: createMailer(env), now, tallies: openTallies({ db, log, now }) }

// Pages, API and jobs come from Vite, so that a change to any of them shows at the next request.
const vite = await createVite({ server: { middlewareMode: true } })
const load = () => vite.ssrLoadModule('/src/app/app.ts')
const site = getRequestListener(async (request) => {
  const response: Response = await (await load()).createApp(services).fetch(request)
  // Vite puts scripts of its own into a page; only built pages have their inline parts hashed.
  response.headers.delete('Content-Security-Policy')
  return response
})
const { jobs, recurringTasks } = await load()
startWorker(services, jobs)
startRecurring(services, recurringTasks)

createServer((request, response) => vite.middlewares(request, response, () => site(request, response))).listen(
  env.PORT,
  env.HOST,
  () => console.info(`\n  ${env.SITE_URL}\n`),
)
