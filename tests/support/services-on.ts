import { pino } from 'pino'
import { openDatabase } from '#database/database.ts'
import { readEnv } from '#platform/env.ts'
import type { Services } from '#platform/services.ts'
import { ROOM_TO_TEST } from './room-to-test.ts'

/** For what a test prepares in the database of a site that runs beside it. */
export function servicesOn(settings: { DATA_DIR: string; DATABASE_URL?: string }): Services {
  const env = readEnv({ ...settings, ...ROOM_TO_TEST })
  const nothing = { send: async () => {}, forget: async () => {}, check: async () => {}, close() {} }
  return {
    env,
    db: openDatabase(env),
    mail: nothing,
    files: undefined as never,
    log: pino({ level: 'silent' }),
    now: () => new Date(),
    tallies: { add() {}, settle: async () => {} },
  }
}
