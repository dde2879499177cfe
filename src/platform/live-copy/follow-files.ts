import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { folderFiles } from '#platform/files/files-in-folder.ts'

/**
 * Brings a second folder to hold the files that the first one holds. A file
 * never changes under its key, so a name that is there is enough; what was
 * deleted here, since somebody's time was over, is deleted there too, unless
 * another database than this one's may name it.
 */
export async function followFiles(from: string, to: string, { isToDelete }: { isToDelete: boolean }) {
  const [source, target] = [folderFiles(from), folderFiles(to)]
  const [wanted, kept] = [await keysOf(source), await keysOf(target)]

  for (const key of wanted) if (!kept.has(key)) await copy(join(from, key), join(to, key))
  if (!isToDelete) return
  for (const key of kept) if (!wanted.has(key)) await target.delete(key)
}

async function keysOf(store: ReturnType<typeof folderFiles>): Promise<Set<string>> {
  const keys = new Set<string>()
  for await (const { key } of store.list('')) keys.add(key)
  return keys
}

async function copy(from: string, to: string) {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  try {
    await copyFile(from, `${to}.part`)
  } catch (error) {
    await rm(`${to}.part`, { force: true })
    // Forgotten since its name was read.
    if ((error as { code?: string }).code === 'ENOENT') return
    throw error
  }

  const file = await open(`${to}.part`, 'r')
  await file.sync()
  await file.close()
  await rename(`${to}.part`, to)
}
