import { statSync } from 'node:fs'
import { createServer } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { noteBuild } from '#app/old-builds/keep-build.ts'
import { YEAR } from '#app/old-builds/old-files.ts'
import { createPageCache } from '#app/pages/page-cache.ts'
import { findRevisions } from '#app/pages/page-revisions.ts'
import { rememberedAnswers } from '#app/pages/remembered-answers.ts'
import { seed } from '#app/seed.ts'
import { ownWordsForScripts } from '#company/own-words.ts'
import { ORIGIN_PLACEHOLDER } from '#company/site.ts'
import { copyBeforeMigrating } from '#database/copy-before-migrating.ts'
import { openDatabase } from '#database/database.ts'
import { migrate } from '#database/migrate.ts'
import { startSendingEditions } from '#editions/send-editions.ts'
import { currentNotice, rememberNotice } from '#leads/consents/notice.ts'
import { NOTICE_PLACEHOLDER } from '#leads/consents/notice-words.en.ts'
import { startReadingMail } from '#leads/mail-in/start-reading-mail.ts'
import { sweepUploads } from '#leads/sweep-files.ts'
import { readEnv } from '#platform/env.ts'
import { openFiles } from '#platform/files/files.ts'
import { closeToOthers, keepToOurselves } from '#platform/files/private-files.ts'
import { drain } from '#platform/http/drain.ts'
import { handedSockets } from '#platform/http/handed-sockets.ts'
import { listenWidely } from '#platform/http/listen-widely.ts'
import { overPageLimit } from '#platform/limits/limit-pages.ts'
import { startLiveCopy } from '#platform/live-copy/start-live-copy.ts'
import { createMailer } from '#platform/mail/mailer.ts'
import { checkSurroundings } from '#platform/operation/check-surroundings.ts'
import { createLog } from '#platform/operation/log.ts'
import { sayOperatorErrors } from '#platform/operation/operator-error.ts'
import { openTallies } from '#platform/operation/tallies.ts'
import { pathForLog } from '#platform/operation/without-secrets.ts'
import { startWorker } from '#platform/outbox/outbox.ts'
import { startRecurring } from '#platform/outbox/recurring.ts'
import { repeatUntilStopped } from '#platform/outbox/repeat-until-stopped.ts'
import type { Services } from '#platform/services.ts'
import { OWN_WORDS_PLACEHOLDER } from '#platform/text/said.ts'
import { startKeepingBuild } from './app/old-builds/keep-build.ts'
import { finishPages } from './app/pages/post-process-html.ts'

const CLIENT = 'build/client'
const GIVE_UP_MS = 14_000
const HOUR_MS = 3_600_000
/** What staff publish is to be seen within a second, rendering included. */
const LOOK_MS = 300
/** Where no page waits to be rendered again. */
const REST_MS = 50
const DAY = 'public, max-age=86400'

sayOperatorErrors((sentence) => createLog('fatal').fatal(sentence))
const env = readEnv(process.env)
const log = createLog(env.LOG_LEVEL)
keepToOurselves()
const sockets = handedSockets(process.env)
await checkSurroundings(env, { say: (sentence) => log.warn(sentence), listens: true, sockets })
closeToOthers(env)
const now = () => new Date()
// A connection that goes when it is done: the site's own would keep the statements that fill a new database.
const preparing = openDatabase(env, { isPatient: true })
const applied = await migrate(preparing, { before: copyBeforeMigrating(env) })
if (applied.length > 0) log.info({ applied }, 'schema brought up to date')
const written = await seed(preparing, env, new Date())
if (written.length > 0) log.info({ written }, 'articles brought into the database')
await rememberNotice(preparing, env, new Date())
// All that a start writes: others may start on the same new database, and each waits for the rest.
const { isDeploy } = await noteBuild({ db: preparing, now }, CLIENT)
await findRevisions({ db: preparing, env, now })
await preparing.destroy()

const db = openDatabase(env)
const files = await openFiles(env)
const tallies = openTallies({ db, log, now })
const services: Services = { db, env, files, log, mail: createMailer(env), now, tallies }
// Imported here and not above: only in a chunk of its own does the build leave out its styles, which browsers have from
// elsewhere.
const { createApp, jobs, messageHandling, recurringTasks } = await import('#app/app.ts')
const pages = createPageCache({
  revisions: () => findRevisions(services),
  onFailure: (address, error) =>
    log.error({ err: error, path: pathForLog(address) }, 'the page from before stays: the new one failed'),
})
await pages.look()
const site = createApp(services, {
  pages,
  finish: finishPages(CLIENT, () => ({
    [ORIGIN_PLACEHOLDER]: env.SITE_URL,
    [NOTICE_PLACEHOLDER]: currentNotice(env).version,
    [OWN_WORDS_PLACEHOLDER]: ownWordsForScripts(),
  })),
  builtAt: statSync(CLIENT).mtime,
  files: serveStatic({
    root: CLIENT,
    precompressed: true,
    onFound: (path, c) => c.header('Cache-Control', path.includes('/assets/') ? YEAR : DAY),
  }),
})

const worker = startWorker(services, jobs)
const sendingEditions = startSendingEditions(services)
const recurring = startRecurring(services, recurringTasks)
const readingMail = startReadingMail(services, messageHandling)
const liveCopy = startLiveCopy(env, log)
const sweeping = repeatUntilStopped(async () => {
  await sweepUploads(services).catch((error) => log.error({ err: error }, 'uploads that were cut off stay on the disk'))
  return HOUR_MS
})
const keeping = await startKeepingBuild(services, CLIENT, isDeploy)
const looking = repeatUntilStopped(async () => {
  await pages.look().catch((error) => log.error({ err: error }, 'nobody knows whether pages have changed'))
  return LOOK_MS
})
const renderingAgain = repeatUntilStopped(async () => ((await pages.renderNext()) ? 0 : REST_MS))
const remembered = rememberedAnswers(site.fetch, pages, log, overPageLimit(services))
const listener = getRequestListener(
  (request, bindings) => remembered.fetch(request, bindings as HttpBindings),
  // For who names none, as HTTP/1.0 allows: HAProxy's health check by itself.
  { hostname: new URL(env.SITE_URL).host },
)
const server = createServer(
  // A resume over a slow mobile network takes minutes; what is slower than that, or is no resume, is cut off
  // where it is read (src/app/api.ts, src/platform/http/read-multipart.ts).
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
// A terminal that is closed sends SIGHUP: nothing is read again on it, it is a stop like the others.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop)

/** Takes no new connection, lets what is under way finish, and leaves the database whole. */
async function stop(signal: string) {
  // Sent to a whole process group it comes twice, from the sender and by way of npm start: it is one and the same stop.
  if (isStopping) return
  isStopping = true
  log.info({ signal }, 'stopping')
  // A mail server may hold a delivery for longer than whoever stops us waits; its lease brings it back.
  setTimeout(() => process.exit(0), GIVE_UP_MS).unref()
  await Promise.all([
    drain(server, listeners),
    worker.stop(),
    sendingEditions.stop(),
    recurring.stop(),
    readingMail.stop(),
    sweeping.stop(),
    keeping.stop(),
    looking.stop(),
    renderingAgain.stop(),
  ])
  await tallies.settle()
  await liveCopy.stop()
  services.mail.close()
  await db.destroy()
  log.info('stopped')
}
