import { pino } from 'pino'
import { openDatabase } from '#database/database.ts'
import { readEnv } from '#platform/env.ts'
import type { Services } from '#platform/services.ts'
import { ROOM_TO_TEST } from './room-to-test.ts'

/** What it takes to do by hand what a site does that runs on this folder; it sends no mail and keeps no files. */
export function servicesOn(
  dataDir: string,
  settings: { [name: string]: string | undefined } = {},
): Services & AsyncDisposable {
  const env = readEnv({ DATA_DIR: dataDir, ...ROOM_TO_TEST, ...settings })
  // On a busy machine the site may hold the database for longer than a visitor would be let wait.
  const db = openDatabase(env, { isPatient: true })

  return {
    env,
    db,
    mail: {
      send: async () => {},
      sendOnce: async () => ({ outcome: 'sent' }),
      forget: async () => {},
      check: async () => {},
      close() {},
    },
    files: undefined as never,
    log: pino({ level: 'silent' }),
    now: () => new Date(),
    tallies: { add() {}, settle: async () => {} },
    [Symbol.asyncDispose]: () => db.destroy(),
  }
}
