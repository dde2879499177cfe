import { randomUUID } from 'node:crypto'
import { type Database, engineOf } from '#database/database.ts'
import type { StaffRole } from '#database/tables.ts'

const PROVIDER = 'credential'

interface NewAccount {
  name: string
  /** In lower case. */
  email: string
  role: StaffRole
  passwordHash: string
}

/** Somebody new, role and password with them: by our own statements, so that all of it stands in one transaction. */
export async function insertAccount(trx: Database, { passwordHash, ...person }: NewAccount, at: Date): Promise<string> {
  const id = randomUUID()
  const isVerified = engineOf(trx) === 'postgres' ? true : 1
  const times = { created_at: at.toISOString(), updated_at: at.toISOString() }

  await trx
    .insertInto('staff')
    .values({ id, ...person, email_verified: isVerified, ...times })
    .execute()
  await savePasswordHash(trx, id, passwordHash, at)
  return id
}

export async function findPasswordHash(db: Database, staffId: string): Promise<string | undefined> {
  const account = await db
    .selectFrom('staff_accounts')
    .select('password')
    .where('staff_id', '=', staffId)
    .where('provider_id', '=', PROVIDER)
    .executeTakeFirst()
  return account?.password ?? undefined
}

/** Another password for this person, or the first one where there was none. */
export async function savePasswordHash(trx: Database, staffId: string, hash: string, at: Date) {
  const { numUpdatedRows } = await trx
    .updateTable('staff_accounts')
    .set({ password: hash, updated_at: at.toISOString() })
    .where('staff_id', '=', staffId)
    .where('provider_id', '=', PROVIDER)
    .executeTakeFirst()
  if (numUpdatedRows > 0) return

  await trx
    .insertInto('staff_accounts')
    .values({
      id: randomUUID(),
      account_id: staffId,
      provider_id: PROVIDER,
      staff_id: staffId,
      password: hash,
      created_at: at.toISOString(),
      updated_at: at.toISOString(),
    })
    .execute()
}

/** The same password under a better hash; nothing where it was changed meanwhile. */
export async function renewPasswordHash(db: Database, staffId: string, { from, to }: { from: string; to: string }) {
  await db
    .updateTable('staff_accounts')
    .set({ password: to })
    .where('staff_id', '=', staffId)
    .where('password', '=', from)
    .execute()
}
