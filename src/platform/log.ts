import { type Logger, pino } from 'pino'

export type Log = Logger

/** JSON lines on standard output. Callers log ids and counts, never what a visitor typed. */
export function createLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime })
}
