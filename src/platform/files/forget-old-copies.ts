import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Services } from '#platform/services.ts'
import { nothingThere } from './files-in-folder.ts'

const DAY_MS = 86_400_000

/**
 * Deletes whole copies of the embedded database that lie beside it and have
 * grown as old as a backup may: those from before a change of the schema, and
 * what a restore moved aside. What was erased since is still in them.
 */
export async function forgetOldCopies({ env, now }: Pick<Services, 'env' | 'now'>) {
  const before = now().getTime() - env.BACKUP_KEEP_DAYS * DAY_MS

  for (const [folder, isCopy] of [
    [join(env.DATA_DIR, 'before-migrations'), () => true],
    [env.DATA_DIR, (name: string) => name.startsWith('site.db.before-')],
  ] as const) {
    const names = await readdir(folder).catch(nothingThere)
    for (const name of names.filter(isCopy)) {
      const path = join(folder, name)
      if ((await stat(path)).mtimeMs < before) await rm(path, { force: true })
    }
  }
}
