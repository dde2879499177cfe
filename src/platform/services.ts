import type { Database } from '#database/database.ts'
import type { Env } from './env.ts'
import type { Log } from './log.ts'
import type { Mailer } from './mailer.ts'

/** Everything impure a feature may use. Tests pass their own. */
export interface Services {
  db: Database
  mail: Mailer
  log: Log
  env: Env
  now: () => Date
}
