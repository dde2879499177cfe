import { openDatabase } from '../src/database/database.ts'
import { migrate } from '../src/database/migrate.ts'
import { invite } from '../src/desk/access/invitations.ts'
import { isRole, ROLES } from '../src/desk/access/roles.ts'
import { verifyActivityLog } from '../src/platform/operation/activity-log.ts'
import { isEmailAddress, readEmailAddress } from '../src/platform/text/read-email-address.ts'
import { readSiteSettings } from './site-settings.ts'

const USAGE = `npm run staff -- invite NAME@example.com --role ${ROLES.join('|')}
npm run staff -- verify-log`

/** What is done to the desk from outside it: the first invitation, and the check of the activity log. */
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

async function inviteSomebody([typed = '', flag, role]: string[]): Promise<number> {
  const email = readEmailAddress(typed)
  if (!isEmailAddress(email) || flag !== '--role' || !role) return complain(USAGE)
  if (!isRole(role)) return complain(`There is no role "${role}". Roles: ${ROLES.join(', ')}.`)

  const link = await invite({ email, role }, null, { db, env, now: () => new Date() })
  if (!link)
    return complain(
      `There is an account with ${email} already: sign in at ${env.SITE_URL}/desk, or choose a new password there under "Forgotten your password?".`,
    )

  console.info(`Give them this link. It works once, for three days:\n${link}`)
  return 0
}

async function verifyLog(): Promise<number> {
  const verdict = await verifyActivityLog(db)
  if (!verdict.ok) return complain(`The activity log is broken at line ${verdict.brokenAt}.`)

  console.info(`The activity log is whole: ${verdict.rows} lines, the last one sealed ${verdict.head}`)
  return 0
}

function complain(text: string): number {
  console.error(text)
  return 1
}
