import { isProduction } from '#platform/env.ts'
import type { Services } from '#platform/services.ts'
import { listLastOperations } from './record-operation.ts'

/** Both are done every night (deploy/site-backup.timer): by then two were missed. */
export const OLD_MS = 50 * 3_600_000

export interface LastOperation {
  operation: 'backup' | 'drill'
  /** Null where it has never been done, as far as we know. */
  finishedAt: string | null
  state: 'done' | 'failed' | 'old' | 'never'
  /** Null where it is neither good nor bad: a clone has nothing to lose yet. */
  isOk: boolean | null
}

/** The last backup and the last restore drill. */
export async function findOperations({ db, env, now }: Pick<Services, 'db' | 'env' | 'now'>): Promise<LastOperation[]> {
  const known = await listLastOperations(db)

  return (['backup', 'drill'] as const).map((operation) => {
    const last = known.find((each) => each.operation === operation)
    if (!last) return { operation, finishedAt: null, state: 'never', isOk: isProduction(env) ? false : null }

    const isOld = now().getTime() - last.finishedAt.getTime() > OLD_MS
    const state = last.isOk ? (isOld ? 'old' : 'done') : 'failed'
    return { operation, finishedAt: last.finishedAt.toISOString(), state, isOk: state === 'done' }
  })
}
