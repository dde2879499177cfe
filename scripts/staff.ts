import { openDatabase } from '../src/database/database.ts'
import { migrate } from '../src/database/migrate.ts'
import { verifyAuditLog } from '../src/staff/audit-log.ts'
import { invite } from '../src/staff/invitations.ts'
import { isRole, ROLES } from '../src/staff/roles.ts'
import { readSiteSettings } from './site-settings.ts'

const USAGE = `npm run staff -- invite NAME@example.com --role ${ROLES.join('|')}
npm run staff -- verify-log`

/** What is done to the desk from outside it: the first invitation, and the check of the audit log. */
const env = await readSiteSettings({ mayBeNew: true })
const db = openDatabase(env)
await migrate(db)
process.exitCode = await run(process.argv.slice(2))
await db.destroy()

async function run([command, ...args]: string[]): Promise<number> {
  if (command === 'invite') return inviteSomebody(args)
  if (command === 'verify-log') return verifyLog()
  return complain(USAGE)
}

async function inviteSomebody([email = '', flag, role]: string[]): Promise<number> {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) || flag !== '--role' || !isRole(role)) return complain(USAGE)

  const link = await invite({ email, role }, null, { db, env, now: () => new Date() })
  if (!link) return complain(`There is an account with ${email} already.`)

  console.info(`Give them this link. It works once, for three days:\n${link}`)
  return 0
}

async function verifyLog(): Promise<number> {
  const verdict = await verifyAuditLog(db)
  if (!verdict.ok) return complain(`The audit log is broken at line ${verdict.brokenAt}.`)

  console.info(`The audit log is whole: ${verdict.rows} lines, the last one sealed ${verdict.head}`)
  return 0
}

function complain(text: string): number {
  console.error(text)
  return 1
}
