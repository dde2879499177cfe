import { setTimeout as pause } from 'node:timers/promises'
import { repeatUntilStopped, type Worker } from '#platform/outbox/repeat-until-stopped.ts'
import type { Services } from '#platform/services.ts'
import { keepBuild, noteBuild } from './keep-build.ts'

const HOUR_MS = 3_600_000
/** How long a deploy waits for its files to be kept. A store that is away must not keep the site away. */
const PATIENCE_MS = 10_000

/**
 * Keeps the files of the build that runs, and notes every hour that it runs. After a deploy it resolves when they are
 * kept: a page of this build may send its browser to a process of the build before. `isDeploy`: as noteBuild found it.
 */
export async function startKeepingBuild(services: Services, client: string, isDeploy: boolean): Promise<Worker> {
  const first = Promise.withResolvers<void>()
  const keeping = repeatUntilStopped(async () => {
    await noteBuild(services, client)
      .then(() => keepBuild(services, client))
      .catch((err) => services.log.error({ err }, 'files of this build are not kept for the day after the next deploy'))
    first.resolve()
    return HOUR_MS
  })

  if (isDeploy) await Promise.race([first.promise, pause(PATIENCE_MS, undefined, { ref: false })])
  return keeping
}
