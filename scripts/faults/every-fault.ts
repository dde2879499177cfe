import { kill } from './f01-kill.ts'
import { stop } from './f03-stop.ts'
import { startTogether } from './f14-start-together.ts'
import { killMigration } from './f15-kill-migration.ts'
import { restore } from './f17-restore.ts'
import type { Fault } from './fault.ts'

/** Everything that is made to go wrong, in the order of docs/faults.md. */
export const everyFault: Fault[] = [kill, stop, startTogether, killMigration, restore]
