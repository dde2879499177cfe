import type { Database } from '#database/database.ts'
import type { Env } from './env.ts'
import type { FileStore } from './files.ts'
import type { Log } from './log.ts'
import type { Mailer } from './mailer.ts'
import type { Tallies } from './tallies.ts'

/** Everything impure a feature may use. Tests pass their own. */
export interface Services {
  db: Database
  files: FileStore
  mail: Mailer
  log: Log
  env: Env
  tallies: Tallies
  now: () => Date
}
