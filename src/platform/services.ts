import type { Database } from '#database/database.ts'
import type { Env } from './env.ts'
import type { FileStore } from './files/files.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Log } from './operation/log.ts'
import type { Tallies } from './operation/tallies.ts'

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
