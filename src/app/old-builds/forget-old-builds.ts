import { OLD_BUILDS } from '#platform/files/files.ts'
import type { Services } from '#platform/services.ts'
import { keyOf } from './build-files.ts'

/** A day after the last use, which is noted every hour. */
const KEEP_MS = 25 * 3_600_000

/** Deletes the files of builds that no process has run for a day. A build is noted before its files are put. */
export async function forgetOldBuilds({ db, files, now, log }: Services) {
  const before = new Date(now().getTime() - KEEP_MS).toISOString()
  await db.deleteFrom('builds').where('last_used_at', '<', before).execute()

  const left = await db.selectFrom('builds').select('files').execute()
  const named = new Set(left.flatMap((build) => (JSON.parse(build.files) as string[]).map(keyOf)))
  let deleted = 0
  for await (const { key } of files.list(OLD_BUILDS)) {
    if (named.has(key)) continue
    await files.delete(key)
    deleted++
  }
  if (deleted > 0) log.info({ deleted }, 'files of old builds deleted')
}
