import { createHash, randomUUID } from 'node:crypto'
import { globSync } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { OLD_BUILDS, uploadFolder } from '#platform/files/files.ts'
import { repeatUntilStopped, type Worker } from '#platform/outbox/repeat-until-stopped.ts'
import type { Services } from '#platform/services.ts'

const HOUR_MS = 3_600_000
/** How long a deploy waits for its files to be kept. A store that is away must not keep the site away. */
const PATIENCE_MS = 10_000

/** A day after the last use, which is noted every hour. */
const KEEP_MS = 25 * 3_600_000

/** Kept as the build has compressed them; see scripts/build.ts. */
const COMPRESSED = /\.(js|css|svg|json|txt|xml|webmanifest)$/

/**
 * Keeps each file of the build in a folder, below `assets/`, that is not kept yet: pages that are opened before the next
 * deploy go on asking for them after it. Harmless to repeat, and to do at the same time elsewhere.
 */
export async function keepBuild(services: Services, client: string): Promise<void> {
  const { env, files } = services
  const names = listBuildFiles(client)
  const folder = uploadFolder(env)
  const kept = new Set<string>()

  for await (const { key } of files.list(OLD_BUILDS)) kept.add(key)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const name of names) {
    const key = keyOf(name)
    if (kept.has(key)) continue
    const path = join(folder, randomUUID())
    const coding = codingOf(name)
    await copyFile(join(client, coding ? `assets/${name}.${coding}` : `assets/${name}`), path)
    await files.put(key, path)
  }
}

/**
 * Notes that a build is in use; see forgetOldBuilds. A deploy is where there are others: the one that it replaces was in
 * use until now.
 */
export async function noteBuild(
  { db, now }: Pick<Services, 'db' | 'now'>,
  client: string,
): Promise<{ isDeploy: boolean }> {
  const names = listBuildFiles(client)
  const id = createHash('sha256').update(names.join('\0')).digest('hex').slice(0, 32)
  const last_used_at = now().toISOString()

  return db.transaction().execute(async (trx) => {
    const known = await trx.selectFrom('builds').select('id').orderBy('last_used_at', 'desc').execute()
    const [last] = known
    if (last && !known.some((build) => build.id === id))
      await trx.updateTable('builds').set({ last_used_at }).where('id', '=', last.id).execute()
    await trx
      .insertInto('builds')
      .values({ id, files: JSON.stringify(names), last_used_at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ last_used_at }))
      .execute()
    return { isDeploy: known.some((build) => build.id !== id) }
  })
}

/** The names of all files of a build below its folder of assets; of those that are kept compressed, not the copies. */
function listBuildFiles(client: string): string[] {
  const files = globSync('**/*', { cwd: join(client, 'assets'), withFileTypes: true })
  const root = join(client, 'assets')
  return files
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort()
}

/** In what coding a file of a build is kept, by its name. */
export function codingOf(name: string): 'br' | undefined {
  return COMPRESSED.test(name) ? 'br' : undefined
}

/** Under what it is kept. Its name holds a hash of its content, and so does the key. */
export function keyOf(name: string): string {
  return OLD_BUILDS + createHash('sha256').update(name).digest('hex').slice(0, 36)
}

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
