import { createHmac, hash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { appendFile, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Database } from '#database/database.ts'
import type { ErasureSealRow } from '#database/tables.ts'
import type { Env } from '#platform/env.ts'
import type { Services } from '#platform/services.ts'

type KeySettings = Pick<Env, 'ERASURE_SECRET' | 'SESSION_SECRET' | 'DATA_DIR'>

/** What was erased or taken back, and must stay so whatever backup comes back. Suppressions have a hash of their own. */
export interface Sealed {
  kind: Exclude<ErasureSealRow['kind'], 'suppressed' | 'lifted'>
  /** An address in lower case, a number as it is dialled within India, or the id of a lead. */
  value: string
}

export interface SealKey {
  secret: string
  /** Eight digits of its hash: tells keys apart without telling them. */
  name: string
}

/** Where a key of one's own is kept, where no setting gives one. Never part of a backup. */
export const KEY_FILE = 'erasure.key'

/**
 * The key of all seals. Nobody who has a backup and the list can try out
 * addresses without it: ERASURE_SECRET, else made of SESSION_SECRET, else a
 * random one in DATA_DIR.
 */
export function sealKey(env: KeySettings): SealKey {
  const secret = env.ERASURE_SECRET ?? fromSession(env) ?? fromFile(env)
  return { secret, name: hash('sha256', `name of ${secret}`).slice(0, 8) }
}

export function sealHash({ kind, value }: Sealed, { secret }: SealKey): string {
  return createHmac('sha256', secret).update(`${kind}\n${value}`).digest('hex')
}

/** In the transaction that erases or takes back: both are kept, or neither. Give what it returns to keepSeals afterwards. */
export async function sealForRestores(
  trx: Database,
  sealed: Sealed[],
  { env, now }: Pick<Services, 'env' | 'now'>,
): Promise<ErasureSealRow[]> {
  if (sealed.length === 0) return []

  const key = sealKey(env)
  const rows = sealed.map((each) => ({
    hash: sealHash(each, key),
    kind: each.kind,
    key_name: key.name,
    sealed_at: now().toISOString(),
  }))
  await insertSeals(trx, rows)
  return rows
}

/** Of two seals of the same, the later one counts: whoever was erased twice had written again between, and a suppression may have been lifted. */
export async function insertSeals(trx: Database, rows: ErasureSealRow[]) {
  for (const row of rows) {
    await trx
      .insertInto('erasure_seals')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .column('hash')
          .doUpdateSet({ kind: row.kind, sealed_at: row.sealed_at })
          .where('erasure_seals.sealed_at', '<', row.sealed_at),
      )
      .execute()
  }
}

/** The list beside the backups, for the day on which the database is lost. */
export function sealFile({ BACKUP_DIR, DATA_DIR }: Pick<Env, 'BACKUP_DIR' | 'DATA_DIR'>): string {
  return join(BACKUP_DIR ?? join(DATA_DIR, 'backups'), 'erasure-seals.jsonl')
}

/** Adds to that list. A disk that is away fails no visitor: the next backup writes the whole list. */
export async function keepSeals(rows: ErasureSealRow[], { env, log }: Pick<Services, 'env' | 'log'>) {
  if (rows.length === 0) return

  const path = sealFile(env)
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await appendFile(path, rows.map((row) => `${JSON.stringify(row)}\n`).join(''), { mode: 0o600, flush: true })
  } catch (error) {
    log.error({ err: error }, 'the list of seals could not be kept beside the backups')
  }
}

export function readSealFile(path: string): ErasureSealRow[] {
  if (!existsSync(path)) return []

  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as ErasureSealRow]
      } catch {
        // The last line of a machine that died while it was written.
        return []
      }
    })
}

function fromSession({ SESSION_SECRET }: KeySettings): string | undefined {
  return SESSION_SECRET && createHmac('sha256', SESSION_SECRET).update('erasure seals').digest('hex')
}

function fromFile({ DATA_DIR }: KeySettings): string {
  const path = join(DATA_DIR, KEY_FILE)
  if (!existsSync(path)) {
    mkdirSync(DATA_DIR, { recursive: true })
    try {
      writeFileSync(path, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx', flush: true })
    } catch (error) {
      // Another process was first.
      if ((error as { code?: string }).code !== 'EEXIST') throw error
    }
  }
  return readFileSync(path, 'utf8').trim()
}
