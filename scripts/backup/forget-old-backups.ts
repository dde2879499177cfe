import { rmSync } from 'node:fs'
import { listBackups } from './find-backup.ts'
import { readManifest } from './manifest.ts'

const DAY_MS = 86_400_000

/** Deletes backups whose time is over: what was forgotten on the site must not live on in them. The newest stays. */
export function forgetOldBackups(folder: string, keepDays: number, now = new Date()): string[] {
  const old = listBackups(folder)
    .slice(0, -1)
    .filter((backup) => Date.parse(readManifest(backup).taken_at) < now.getTime() - keepDays * DAY_MS)

  for (const backup of old) rmSync(backup, { recursive: true })
  return old
}
