import { pino } from 'pino'
import { openDatabase } from '#database/database.ts'
import { readEnv } from '#platform/env.ts'
import type { Services } from '#platform/services.ts'
import { ROOM_TO_TEST } from './room-to-test.ts'

/** What a running site has, on its own data: enough to let staff in from outside it. */
export function servicesOn(dataDir: string): Services {
  const env = readEnv({ DATA_DIR: dataDir, ...ROOM_TO_TEST })
  return {
    env,
    db: openDatabase(env),
    mail: { send: async () => {}, forget: async () => {}, check: async () => {}, close() {} },
    files: undefined as never,
    log: pino({ level: 'silent' }),
    now: () => new Date(),
    tallies: { add() {}, settle: async () => {} },
  }
}
