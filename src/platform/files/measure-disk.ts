import { statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

/** Below either of these an upload, a backup or the database itself may soon find no room. */
const LEAST_FREE_BYTES = 1024 ** 3
const LEAST_FREE_SHARE = 0.05

export interface Disk {
  isOk: boolean
  /** Files need inodes besides their bytes, of which most disks have a fixed number: too few are left. */
  lacksInodes: boolean
  /** What is left for the site's own user. */
  freeBytes: number
  allBytes: number
}

/** The disk on which a folder lies, or will lie; null where the system does not say. */
export async function measureDisk(folder: string): Promise<Disk | null> {
  try {
    const { bavail, blocks, bsize, ffree, files } = await statfs(folder)
    return toDisk(bavail * bsize, blocks * bsize, { free: ffree, all: files })
  } catch (error) {
    const above = dirname(resolve(folder))
    return (error as { code?: string }).code === 'ENOENT' && above !== folder ? measureDisk(above) : null
  }
}

export function toDisk(freeBytes: number, allBytes: number, inodes = { free: 0, all: 0 }): Disk {
  const hasBytes = freeBytes >= LEAST_FREE_BYTES && freeBytes >= LEAST_FREE_SHARE * allBytes
  // Where there are none at all, the disk makes them as it needs them.
  const lacksInodes = inodes.free < LEAST_FREE_SHARE * inodes.all
  return { isOk: hasBytes && !lacksInodes, lacksInodes, freeBytes, allBytes }
}
