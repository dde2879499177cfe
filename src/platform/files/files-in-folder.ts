import { createReadStream } from 'node:fs'
import { chmod, mkdir, open, opendir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkKey, type FileStore, isKey, OLD_BUILDS, type StoredFile, UPLOADS } from './files.ts'

/** Keeps files below a local folder, readable by the site's own user alone. */
export function folderFiles(root: string): FileStore {
  return {
    async put(key, path) {
      const target = join(root, checkKey(key))
      if (await mkdir(dirname(target), { recursive: true, mode: 0o700 })) await toDisk(root)
      await chmod(path, 0o600)
      await toDisk(path)
      await rename(path, target)
      // The new name is an entry of the folder: until that is on disk too, a power cut may take it away.
      await toDisk(dirname(target))
    },
    async open(key) {
      const stream = createReadStream(join(root, checkKey(key)))
      return new Promise((resolve, reject) => {
        stream.once('open', () => resolve(stream)).once('error', reject)
      })
    },
    has: async (key) => 'size' in (await stat(join(root, checkKey(key))).catch(nothingThere)),
    delete: (key) => rm(join(root, checkKey(key)), { force: true }),
    list: (folder) => (folder ? listFolder(root, folder) : listFolders(root)),
  }
}

async function* listFolders(root: string): AsyncGenerator<StoredFile> {
  const entries = await readdir(root, { withFileTypes: true }).catch(nothingThere)
  const folders = entries.filter((entry) => entry.isDirectory() && entry.name !== UPLOADS)
  for (const { name } of folders) if (`${name}/` !== OLD_BUILDS) yield* listFolder(root, `${name}/`)
}

async function* listFolder(root: string, folder: string): AsyncGenerator<StoredFile> {
  const entries = await opendir(join(root, folder)).catch(nothingThere)

  for await (const { name } of entries) {
    const key = `${folder}${name}`
    const found = isKey(key) && (await stat(join(root, key)).catch(nothingThere))
    // Somebody else may have deleted it since its name was read.
    if (found && 'mtime' in found) yield { key, storedAt: found.mtime }
  }
}

/** Catches that a file or folder is not there; whatever else went wrong is thrown. */
export function nothingThere(error: { code?: string }): never[] {
  if (error.code === 'ENOENT') return []
  throw error
}

async function toDisk(path: string) {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
