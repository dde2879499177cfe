import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Env, readEnv } from '../src/platform/env.ts'
import { keepToOurselves } from '../src/platform/files/private-files.ts'
import { checkSurroundings } from '../src/platform/operation/check-surroundings.ts'
import { OperatorError, sayOperatorErrors } from '../src/platform/operation/operator-error.ts'
import { withoutPassword } from '../src/platform/operation/wait-for-database.ts'

/** Where the settings of a site on one machine are, for what systemd starts (deploy/site.service). */
const SITE_ENV = '/etc/site.env'

/** Every setting, for a command; from here on it says what whoever gave it can mend, and no more. */
export function readSettings(): Env {
  sayOperatorErrors(console.error)
  return readEnv(process.env)
}

/**
 * The settings of the site that a command is for, saying on standard error
 * whose data these are: run without the site's settings it would work on
 * ./data, and report success. Unless it may be the one that makes the
 * database, it is refused where there is none. What it writes is for its own
 * user alone.
 */
export async function readSiteSettings({ mayBeNew = false } = {}): Promise<Env> {
  const env = readSettings()
  expectSettingsOfSite(process.env)
  keepToOurselves()
  const file = resolve(join(env.DATA_DIR, 'site.db'))
  if (!env.DATABASE_URL && !mayBeNew) expectDatabase(file)

  console.error(`The data of ${env.DATABASE_URL ? withoutPassword(env.DATABASE_URL) : file}`)
  await checkSurroundings(env, { say: console.error })
  return env
}

/** An embedded database at this path. */
export function expectDatabase(path: string) {
  if (existsSync(path)) return

  throw new OperatorError(
    `There is no database at ${resolve(path)}. Set DATA_DIR or DATABASE_URL as the site has them.`,
  )
}

/** On a machine whose site has its settings in a file, a command that was started without them means another site. */
export function expectSettingsOfSite(given: Record<string, string | undefined>, siteEnv = SITE_ENV) {
  if (given.DATA_DIR || given.DATABASE_URL || !existsSync(siteEnv)) return

  throw new OperatorError(
    `The site of this machine has its settings in ${siteEnv}, and this command was started without them. Run /opt/site/deploy/run NAME instead, or set DATA_DIR to say whose data you mean.`,
  )
}
