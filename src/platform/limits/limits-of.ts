import type { Env } from '#platform/env.ts'
import type { Limit } from './count-requests.ts'

const MINUTE = 60_000

/** What one client address may do; the settings' standards are those of a busy visitor, times several. */
export function limitsOf(env: Env) {
  const { LIMIT_WRITES_PER_MINUTE, LIMIT_WRITES_PER_HOUR, LIMIT_UPLOADS_PER_10_MINUTES } = env

  return {
    writes: [
      { max: LIMIT_WRITES_PER_MINUTE, windowMs: MINUTE },
      { max: LIMIT_WRITES_PER_HOUR, windowMs: 60 * MINUTE },
    ],
    uploads: [{ max: LIMIT_UPLOADS_PER_10_MINUTES, windowMs: 10 * MINUTE }],
    plainSignups: [{ max: env.LIMIT_PLAIN_SIGNUPS_PER_HOUR, windowMs: 60 * MINUTE }],
    challenges: { max: env.LIMIT_CHALLENGES_PER_MINUTE, windowMs: MINUTE },
    pages: { max: env.LIMIT_PAGES_PER_MINUTE, windowMs: MINUTE },
    wordings: [{ max: env.LIMIT_WORDINGS_PER_10_MINUTES, windowMs: 10 * MINUTE }],
    wordingsInAll: [{ max: env.LIMIT_WORDINGS_PER_HOUR_IN_ALL, windowMs: 60 * MINUTE }],
    reads: { max: env.LIMIT_READS_PER_MINUTE, windowMs: MINUTE },
  } satisfies Record<string, Limit | Limit[]>
}

export type CallLimit = 'read' | 'form' | 'upload' | 'challenge'

/** A limit of the API as its document tells it, with the numbers of this installation's settings. */
export function limitInWords(limit: CallLimit, env: Env): string {
  const writes = `${env.LIMIT_WRITES_PER_MINUTE} a minute and ${env.LIMIT_WRITES_PER_HOUR} an hour`
  switch (limit) {
    case 'read':
      return `${env.LIMIT_READS_PER_MINUTE} a minute per client address, all reads together`
    case 'form':
      return `${writes} per client address; repeats of an accepted key count by themselves`
    case 'upload':
      return `${env.LIMIT_UPLOADS_PER_10_MINUTES} in 10 minutes per client address, within ${writes}`
    case 'challenge':
      return `${env.LIMIT_CHALLENGES_PER_MINUTE} a minute per client address`
  }
}
