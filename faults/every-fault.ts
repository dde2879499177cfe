import { kill } from './f01-kill.ts'
import { killAtEachStep } from './f02-kill-at-each-step.ts'
import { stop } from './f03-stop.ts'
import { diskFull } from './f04-disk-full.ts'
import { ioError } from './f05-io-error.ts'
import { postgresAway } from './f06-postgres-away.ts'
import { mailAway } from './f07-mail-away.ts'
import { webhookTarget } from './f08-webhook-target.ts'
import { captchaAway } from './f09-captcha-away.ts'
import { storeAway } from './f10-store-away.ts'
import { slowClients } from './f11-slow-clients.ts'
import { abortUpload } from './f12-abort.ts'
import { clock } from './f13-clock.ts'
import { startTogether } from './f14-start-together.ts'
import { killMigration } from './f15-kill-migration.ts'
import { stalls } from './f16-stalls.ts'
import { restore } from './f17-restore.ts'
import type { Fault } from './fault.ts'

/** Everything that is made to go wrong. */
export const everyFault: Fault[] = [
  kill,
  killAtEachStep,
  stop,
  diskFull,
  ioError,
  postgresAway,
  mailAway,
  webhookTarget,
  captchaAway,
  storeAway,
  slowClients,
  abortUpload,
  clock,
  startTogether,
  killMigration,
  stalls,
  restore,
]
