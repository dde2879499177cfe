import { type Logger, pino } from 'pino'
import { withoutSecrets } from './without-secrets.ts'

export type Log = Logger

/** How an error is told in the log: as always, but for what its words or its stack may quote of an address. */
export const logSerializers = {
  err(error: unknown) {
    const told = pino.stdSerializers.err(error as Error)
    if (typeof told !== 'object' || told === null) return told
    const { message, stack } = told
    return {
      ...told,
      ...(typeof message === 'string' && { message: withoutSecrets(message) }),
      ...(typeof stack === 'string' && { stack: withoutSecrets(stack) }),
    }
  },
}

/** JSON lines on standard output. Callers log ids and counts, never what a visitor typed. */
export function createLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: logSerializers })
}
