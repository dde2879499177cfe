import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { eraseRows } from '#desk/privacy/erase-person.ts'
import { type Database, openDatabase } from '../../src/database/database.ts'
import { scrub } from '../../src/database/scrub.ts'
import type { ErasureSealRow } from '../../src/database/tables.ts'
import { findPerson } from '../../src/desk/privacy/find-person.ts'
import type { Subject } from '../../src/desk/privacy/subject.ts'
import { deleteLeads, deleteRemains, type Remains } from '../../src/leads/erase-leads.ts'
import {
  insertSeals,
  readSealFile,
  type Sealed,
  type SealKey,
  sealFile,
  sealHash,
  sealKey,
} from '../../src/leads/erasure-seals.ts'
import { forgetOldLeads } from '../../src/leads/forget-old-leads.ts'
import { streamLeads } from '../../src/leads/lead-queries.ts'
import { forgetUnconfirmed } from '../../src/leads/subscription/forget-unconfirmed.ts'
import { deleteSubscriber } from '../../src/leads/subscription/subscriber-queries.ts'
import type { Env } from '../../src/platform/env.ts'
import { recordAction } from '../../src/platform/operation/activity-log.ts'
import { OperatorError } from '../../src/platform/operation/operator-error.ts'
import { writeTablesAnew } from '../../src/platform/operation/write-tables-anew.ts'
import type { Services } from '../../src/platform/services.ts'
import { nationalNumber } from '../../src/platform/text/read-phone-number.ts'
import { DATABASE_FILE, MAIL_FOLDER } from './manifest.ts'
import { takeBackAgain } from './take-back-again.ts'

/** Every seal that can be found: beside the backups of the settings, beside this backup, and in the database that makes room. */
export async function gatherSeals(folder: string, env: Env): Promise<ErasureSealRow[]> {
  const beside = [dirname(folder), dirname(dirname(folder))].map((BACKUP_DIR) => sealFile({ ...env, BACKUP_DIR }))
  return [...(await sealsInPlace(env)), ...[...new Set([sealFile(env), ...beside])].flatMap(readSealFile)]
}

// A database that is damaged, or older than the list, is no reason not to restore.
async function sealsInPlace(env: Env): Promise<ErasureSealRow[]> {
  if (!env.DATABASE_URL && !existsSync(join(env.DATA_DIR, DATABASE_FILE))) return []

  let db: Database | undefined
  try {
    db = openDatabase(env, { isPatient: true })
    return await db.selectFrom('erasure_seals').selectAll().execute()
  } catch {
    return []
  } finally {
    await db?.destroy()
  }
}

/** Nobody must be brought back because a secret was changed. Suppressions need none. */
export function refuseUnknownKeys(seals: ErasureSealRow[], env: Env) {
  const { name } = sealKey(env)
  const others = [...new Set(seals.map(({ key_name }) => key_name))].filter((each) => each && each !== name)
  if (others.length > 0)
    throw new OperatorError(
      `The list of who was erased was sealed with another secret (${others.join(', ')}; this one is ${name}). Set ERASURE_SECRET as it was, or restored persons cannot be recognised.`,
    )
}

export interface Reerased {
  persons: number
  leads: number
  files: number
  /** Consents, subscriptions and suppressions. */
  takenBack: number
}

/**
 * After a backup was brought back: erases again whoever was erased since it was
 * taken, with mails and files, takes back what was taken back since, and forgets
 * what was forgotten since. What came after that is somebody's new word and stays.
 */
export async function applySeals(seals: ErasureSealRow[], services: Services): Promise<Reerased> {
  const { db, env, now } = services
  await db.transaction().execute((trx) => insertSeals(trx, seals))
  const known = new Map((await db.selectFrom('erasure_seals').selectAll().execute()).map((seal) => [seal.hash, seal]))
  refuseUnknownKeys([...known.values()], env)

  const key = sealKey(env)
  const found = await findSealed(db, known, key)
  const reerased: Reerased = { persons: 0, leads: 0, files: 0, takenBack: 0 }
  for (const { sealed, sealedAt } of found) {
    const remains = await db.transaction().execute((trx) => eraseSealed(trx, sealed, sealedAt, now()))
    await deleteRemains(remains, services)
    for (const id of remains.mailIds) await rm(join(env.DATA_DIR, MAIL_FOLDER, `${id}.eml`), { force: true })
    reerased.persons += 1
    reerased.leads += remains.leads
    reerased.files += remains.fileKeys.length
  }
  reerased.takenBack = await takeBackAgain(db, known, key)
  if (found.length + reerased.takenBack > 0) {
    const details = { ...reerased }
    await db
      .transaction()
      .execute((trx) => recordAction(trx, { staff: null, action: 'privacy.erased-again', details, at: now() }))
  }

  await forgetOldLeads(services)
  await forgetUnconfirmed(services)
  await scrub(db)
  await writeTablesAnew(services, { isSiteStopped: true })
  return reerased
}

interface Found {
  sealed: Sealed
  sealedAt: string
}

async function findSealed(db: Database, seals: Map<string, ErasureSealRow>, key: SealKey): Promise<Found[]> {
  const found = new Map<string, Found>()
  function look(sealed: Sealed, since: string) {
    const hash = sealHash(sealed, key)
    const seal = seals.get(hash)
    if (seal && since <= seal.sealed_at) found.set(hash, { sealed, sealedAt: seal.sealed_at })
  }

  for await (const { id, email, phone_number, received_at } of streamLeads(db)) {
    look({ kind: 'lead', value: id }, received_at)
    look({ kind: 'email', value: email.toLowerCase() }, received_at)
    look({ kind: 'subscription', value: email.toLowerCase() }, received_at)
    if (phone_number) look({ kind: 'phone', value: nationalNumber(phone_number) }, received_at)
  }
  for (const { address, created_at } of await db
    .selectFrom('subscribers')
    .select(['address', 'created_at'])
    .execute()) {
    look({ kind: 'email', value: address }, created_at)
    look({ kind: 'subscription', value: address }, created_at)
  }
  // Letters of no lead, whose sender may have left nothing else.
  for (const { from_address, at } of await db
    .selectFrom('lead_messages')
    .select(['from_address', 'at'])
    .where('lead_id', 'is', null)
    .execute())
    look({ kind: 'email', value: from_address.toLowerCase() }, at)
  return [...found.values()]
}

async function eraseSealed(
  trx: Database,
  { kind, value }: Sealed,
  sealedAt: string,
  at: Date,
): Promise<Remains & { leads: number }> {
  if (kind === 'lead') return { ...(await deleteLeads(trx, [value])), leads: 1 }
  if (kind === 'subscription') return { ...(await eraseSubscription(trx, value, sealedAt)), leads: 0 }

  const person = await findPerson({ db: trx, now: () => at }, { kind, value } as Subject)
  const leads = person.leads.filter(({ received_at }) => received_at <= sealedAt)
  const subscribers = person.subscribers.filter(({ created_at }) => created_at <= sealedAt)
  const letters = person.letters.filter(({ at }) => at <= sealedAt)
  return { ...(await eraseRows(trx, { ...person, leads, letters, subscribers }, at)), leads: leads.length }
}

async function eraseSubscription(trx: Database, address: string, sealedAt: string): Promise<Remains> {
  const subscriber = await trx
    .selectFrom('subscribers')
    .select(['id', 'address', 'created_at'])
    .where('address', '=', address)
    .executeTakeFirst()
  // Its sign-ups may be there without it.
  if (!subscriber || subscriber.created_at <= sealedAt) await deleteSubscriber(trx, subscriber ?? { id: '', address })
  return { fileKeys: [], mailIds: [] }
}
