import { createServer } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { NOTICE_STAND_IN } from '#content/privacy-notice.ts'
import { ORIGIN_STAND_IN } from '#content/site.ts'
import { copyBeforeMigrating } from '#database/copy-before-migrating.ts'
import { openDatabase } from '#database/database.ts'
import { migrate } from '#database/migrate.ts'
import { currentNotice, rememberNotice } from '#leads/notice.ts'
import { sweepUploads } from '#leads/sweep-files.ts'
import { checkSurroundings } from '#platform/check-surroundings.ts'
import { readEnv } from '#platform/env.ts'
import { openFiles } from '#platform/files.ts'
import { handedSockets } from '#platform/handed-sockets.ts'
import { drain } from '#platform/http/drain.ts'
import { listenWidely } from '#platform/http/listen-widely.ts'
import { openPageStore } from '#platform/http/page-store.ts'
import { rememberedAnswers } from '#platform/http/remembered-answers.ts'
import { overPageLimit } from '#platform/limits/limit-pages.ts'
import { startLiveCopy } from '#platform/live-copy/start-live-copy.ts'
import { createLog } from '#platform/log.ts'
import { createMailer } from '#platform/mailer.ts'
import { YEAR } from '#platform/old-builds/old-files.ts'
import { startKeepingBuild } from '#platform/old-builds/start-keeping-build.ts'
import { sayOperatorErrors } from '#platform/operator-error.ts'
import { closeToOthers, keepToOurselves } from '#platform/private-files.ts'
import { startRecurring } from '#platform/recurring.ts'
import { repeatUntilStopped } from '#platform/repeat-until-stopped.ts'
import type { Services } from '#platform/services.ts'
import { openTallies } from '#platform/tallies.ts'
import { startWorker } from '#platform/worker.ts'
import { seed } from '#seed.ts'

const CLIENT = 'build/client'
const GIVE_UP_MS = 14_000
const HOUR_MS = 3_600_000
const DAY = 'public, max-age=86400'

sayOperatorErrors((sentence) => createLog('fatal').fatal(sentence))
const env = readEnv(process.env)
const log = createLog(env.LOG_LEVEL)
keepToOurselves()
const sockets = handedSockets(process.env)
await checkSurroundings(env, { say: (sentence) => log.warn(sentence), listens: true, sockets })
closeToOthers(env)
// A connection that goes when it is done: the site's own would keep the statements that fill a new database.
const preparing = openDatabase(env, { isPatient: true })
const applied = await migrate(preparing, { before: copyBeforeMigrating(env) })
if (applied.length > 0) log.info({ applied }, 'schema brought up to date')
const written = await seed(preparing, new Date())
if (written.length > 0) log.info({ written }, 'articles brought into the database')
await rememberNotice(preparing, env, new Date())
await preparing.destroy()

const db = openDatabase(env)
const files = await openFiles(env)
const now = () => new Date()
const tallies = openTallies({ db, log, now })
const services: Services = { db, env, files, log, mail: createMailer(env), now, tallies }
// Imported here and not above: only in a chunk of its own does the build leave out its styles, which browsers have from
// elsewhere.
const { createApp, jobs, recurringTasks } = await import('#app.ts')
const pages = openPageStore(CLIENT, { [ORIGIN_STAND_IN]: env.SITE_URL, [NOTICE_STAND_IN]: currentNotice(env).version })
const site = createApp(services, {
  pages,
  files: serveStatic({
    root: CLIENT,
    precompressed: true,
    onFound: (path, c) => c.header('Cache-Control', path.includes('/assets/') ? YEAR : DAY),
  }),
})

const worker = startWorker(services, jobs)
const recurring = startRecurring(services, recurringTasks)
const liveCopy = startLiveCopy(env, log)
const sweeping = repeatUntilStopped(async () => {
  await sweepUploads(services).catch((error) => log.error({ err: error }, 'uploads that were cut off stay on the disk'))
  return HOUR_MS
})
const keeping = await startKeepingBuild(services, CLIENT)
const remembered = rememberedAnswers(site.fetch, pages, log, overPageLimit(services))
const listener = getRequestListener(
  (request, bindings) => remembered.fetch(request, bindings as HttpBindings),
  // For who names none, as HTTP/1.0 allows: HAProxy's health check by itself.
  { hostname: new URL(env.SITE_URL).host },
)
const server = createServer(
  // A resume over a slow mobile network takes minutes; what is slower than that, or is no resume, is cut off
  // where it is read (src/api.ts, src/platform/http/read-multipart.ts).
  {
    headersTimeout: 20_000,
    requestTimeout: 300_000,
    connectionsCheckingInterval: 5_000,
    // Longer than a proxy keeps a connection that is idle (nginx 60 s, deploy/Caddyfile 55 s): a lead that it sends just
    // when we close the connection would have no answer.
    keepAliveTimeout: 65_000,
    maxHeaderSize: 16_384,
  },
  (request, response) => remembered.answer(request, response) || listener(request, response),
)
const { port, listeners } = await listenWidely(server, env, sockets)
log.info({ port, address: env.SITE_URL }, 'listening')

let isStopping = false
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop)

/** Takes no new connection, lets what is under way finish, and leaves the database whole. */
async function stop(signal: string) {
  // Sent to a whole process group it comes twice, from the sender and by way of npm start: it is one and the same stop.
  if (isStopping) return
  isStopping = true
  log.info({ signal }, 'stopping')
  // A mail server may hold a delivery for longer than whoever stops us waits; its lease brings it back.
  setTimeout(() => process.exit(0), GIVE_UP_MS).unref()
  await Promise.all([drain(server, listeners), worker.stop(), recurring.stop(), sweeping.stop(), keeping.stop()])
  await tallies.settle()
  await liveCopy.stop()
  services.mail.close()
  await db.destroy()
  log.info('stopped')
}
