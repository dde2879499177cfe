import { setTimeout } from 'node:timers/promises'
import type { Database } from '#database/database.ts'
import type { Services } from '#platform/services.ts'

/** Longer than a code is accepted, on both sides of its half minute. */
const CODE_MEMORY_MS = 5 * 60_000
const LONGEST_WAIT_MS = 5_000
const LOOK_AGAIN_MS = 25

export interface UsedCode {
  staffId: string
  /** SHA-256 of it. */
  code: string
  /** SHA-256 of the sign-in that it ends; null within a session, where the second step is set up. */
  signIn: string | null
}

/**
 * The library accepts a code as often as it comes within its time: ours is the memory (ASVS 5.0, 6.5.1). Taken before
 * the code is checked, so that one which was used does not use the sign-in up as well.
 */
export async function spendCode({ staffId, code, signIn }: UsedCode, { db, now }: Services): Promise<boolean> {
  const time = now()
  const row = { used_at: time.toISOString(), sign_in: signIn, session_id: null }
  const used = await db
    .insertInto('staff_used_codes')
    .values({ staff_id: staffId, code, ...row })
    .onConflict((conflict) =>
      conflict.columns(['staff_id', 'code']).doUpdateSet(row).where('staff_used_codes.used_at', '<', codeMemory(time)),
    )
    .returning('code')
    .executeTakeFirst()
  return used !== undefined
}

/** It was no code at all. */
export async function forgetCode({ staffId, code }: UsedCode, { db }: Services) {
  await db.deleteFrom('staff_used_codes').where('staff_id', '=', staffId).where('code', '=', code).execute()
}

/** Which session the code began. */
export async function saveOutcome(trx: Database, { staffId, code }: UsedCode, token: string) {
  const session = await trx.selectFrom('staff_sessions').select('id').where('token', '=', token).executeTakeFirst()
  await trx
    .updateTable('staff_used_codes')
    .set({ session_id: session?.id ?? null })
    .where('staff_id', '=', staffId)
    .where('code', '=', code)
    .execute()
}

/**
 * The session that this very sign-in began with this very code, also where that is still going on elsewhere. Undefined
 * where there is none.
 */
export async function awaitOutcome(
  { code, signIn }: Omit<UsedCode, 'staffId'>,
  { db, now }: Services,
): Promise<{ staffId: string; token: string } | undefined> {
  const end = performance.now() + LONGEST_WAIT_MS
  while (true) {
    const row = await db
      .selectFrom('staff_used_codes as used')
      .leftJoin('staff_sessions as session', 'session.id', 'used.session_id')
      .select(['used.staff_id', 'used.session_id', 'session.token'])
      .where('used.code', '=', code)
      .where('used.sign_in', '=', signIn)
      .where('used.used_at', '>=', codeMemory(now()))
      .executeTakeFirst()
    if (!row || (row.session_id && !row.token)) return undefined
    if (row.token) return { staffId: row.staff_id, token: row.token }
    if (performance.now() > end) return undefined
    await setTimeout(LOOK_AGAIN_MS)
  }
}

export async function forgetUsedCodes({ db, now }: Services) {
  await db.deleteFrom('staff_used_codes').where('used_at', '<', codeMemory(now())).execute()
}

function codeMemory(time: Date): string {
  return new Date(time.getTime() - CODE_MEMORY_MS).toISOString()
}
