import { createHash, randomUUID } from 'node:crypto'
import { globSync } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { OLD_BUILDS, uploadFolder } from '#platform/files/files.ts'
import type { Services } from '#platform/services.ts'
import { codingOf, keyOf } from './build-files.ts'

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
