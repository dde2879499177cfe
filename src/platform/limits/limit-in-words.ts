import type { Env } from '#platform/env.ts'

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
