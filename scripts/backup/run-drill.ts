import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Restored, restoreBackup } from './restore-backup.ts'

export interface Drill extends Restored {
  seconds: number
}

/** Restores a backup into an empty folder of its own, as it would be done on a new machine, and compares. */
export async function runDrill(backup: string): Promise<Drill> {
  const startedAt = performance.now()
  const folder = mkdtempSync(join(tmpdir(), 'drill-'))

  try {
    const restored = await restoreBackup(backup, { DATA_DIR: folder })
    return { ...restored, seconds: Math.round((performance.now() - startedAt) / 100) / 10 }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
