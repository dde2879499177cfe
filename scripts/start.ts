import { handedSockets } from '../src/platform/http/handed-sockets.ts'
import { checkSurroundings } from '../src/platform/operation/check-surroundings.ts'
import { buildIfChanged } from './build.ts'
import { becomeServer } from './server-process.ts'
import { readSettings } from './site-settings.ts'

process.env.NODE_ENV ??= 'production'

// First, so that a setting that cannot be used is named before anything is built.
const env = readSettings()
await checkSurroundings(env, { say: console.error, listens: true, sockets: handedSockets(process.env) })
await buildIfChanged()

console.error(`
  The site      ${env.SITE_URL}
  Its data      ${env.DATA_DIR}
  Mail          ${env.SMTP_URL ? 'by SMTP_URL' : `${env.DATA_DIR}/mail, one file a message`}
  Is it well?   ${env.SITE_URL}/api/health/
  Leads         npm run --silent leads:export
`)
await becomeServer()
