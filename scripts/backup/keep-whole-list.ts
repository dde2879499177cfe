import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Database } from '../../src/database/database.ts'
import type { ErasureSealRow } from '../../src/database/tables.ts'
import { readSealFile, sealFile } from '../../src/leads/erasure-seals.ts'
import type { Env } from '../../src/platform/env.ts'

/** Writes the list of who was erased beside the backups: what the database has of it, and what was there. */
export async function keepWholeList(db: Database, env: Pick<Env, 'BACKUP_DIR' | 'DATA_DIR'>) {
  const path = sealFile(env)
  const latest = new Map<string, ErasureSealRow>()
  for (const seal of [...readSealFile(path), ...(await db.selectFrom('erasure_seals').selectAll().execute())]) {
    if ((latest.get(seal.hash)?.sealed_at ?? '') < seal.sealed_at) latest.set(seal.hash, seal)
  }
  if (latest.size === 0) return

  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const lines = [...latest.values()].map((seal) => `${JSON.stringify(seal)}\n`).join('')
  writeFileSync(`${path}.part`, lines, { mode: 0o600, flush: true })
  renameSync(`${path}.part`, path)
}
