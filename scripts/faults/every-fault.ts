import { kill } from './f01-kill.ts'
import { stop } from './f03-stop.ts'
import { diskFull } from './f04-disk-full.ts'
import { ioError } from './f05-io-error.ts'
import { postgresAway } from './f06-postgres-away.ts'
import { mailAway } from './f07-mail-away.ts'
import { captchaAway } from './f09-captcha-away.ts'
import { abortUpload } from './f12-abort.ts'
import { startTogether } from './f14-start-together.ts'
import { killMigration } from './f15-kill-migration.ts'
import { restore } from './f17-restore.ts'
import type { Fault } from './fault.ts'

/** Everything that is made to go wrong. */
export const everyFault: Fault[] = [
  kill,
  stop,
  diskFull,
  ioError,
  postgresAway,
  mailAway,
  captchaAway,
  abortUpload,
  startTogether,
  killMigration,
  restore,
]
