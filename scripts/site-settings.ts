import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Env, readEnv } from '../src/platform/env.ts'
import { OperatorError, sayOperatorErrors } from '../src/platform/operator-error.ts'

/** Every setting, for a command; from here on it says what whoever gave it can mend, and no more. */
export function readSettings(): Env {
  sayOperatorErrors(console.error)
  return readEnv(process.env)
}

/**
 * The settings of the site that a command is for, saying on standard error
 * whose data these are: run without the site's settings it would work on
 * ./data, and report success. Unless it may be the one that makes the
 * database, it is refused where there is none.
 */
export function readSiteSettings({ mayBeNew = false } = {}): Env {
  const env = readSettings()
  const file = resolve(join(env.DATA_DIR, 'site.db'))
  if (!env.DATABASE_URL && !mayBeNew && !existsSync(file))
    throw new OperatorError(`There is no database at ${file}. Set DATA_DIR or DATABASE_URL as the site has them.`)

  console.error(`The data of ${env.DATABASE_URL ? withoutPassword(env.DATABASE_URL) : file}`)
  return env
}

function withoutPassword(address: string): string {
  const url = new URL(address)
  url.password = ''
  return url.href
}
