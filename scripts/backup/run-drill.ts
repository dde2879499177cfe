import { temporaryFolder } from '../temporary-folder.ts'
import { type Restored, restoreBackup } from './restore-backup.ts'

export interface Drill extends Restored {
  seconds: number
}

/** Restores a backup into an empty folder of its own, as it would be done on a new machine, and compares. */
export async function runDrill(backup: string): Promise<Drill> {
  const startedAt = performance.now()
  using folder = temporaryFolder('drill')
  const restored = await restoreBackup(backup, { DATA_DIR: folder.path })

  return { ...restored, seconds: Math.round((performance.now() - startedAt) / 100) / 10 }
}
