import type { Database } from '#database/database.ts'
import type { StaffRole, StaffRow as WholeRow } from '#database/tables.ts'
import { sameAddress } from '#platform/text/read-email-address.ts'

const COLUMNS = ['id', 'name', 'email', 'role', 'two_factor_enabled', 'blocked_at'] as const

export type StaffRow = Pick<WholeRow, (typeof COLUMNS)[number]>

export function listStaff(db: Database): Promise<StaffRow[]> {
  return db.selectFrom('staff').select(COLUMNS).orderBy('name').execute()
}

export function findStaffById(db: Database, id: string): Promise<StaffRow | undefined> {
  return db.selectFrom('staff').select(COLUMNS).where('id', '=', id).executeTakeFirst()
}

/** Emails are kept in lower case: one person, one account. */
export function findStaffByEmail(db: Database, email: string): Promise<StaffRow | undefined> {
  return db.selectFrom('staff').select(COLUMNS).where('email', '=', sameAddress(email)).executeTakeFirst()
}

/** False where nobody has that id, or the role already. */
export async function setRole(db: Database, id: string, role: StaffRole): Promise<boolean> {
  const changes = db.updateTable('staff').set({ role }).where('id', '=', id).where('role', '<>', role)
  const { numUpdatedRows } = await changes.executeTakeFirst()
  return numUpdatedRows > 0
}

/** Whether it was otherwise before. */
export async function setBlocked(db: Database, id: string, blockedAt: string | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff')
    .set({ blocked_at: blockedAt })
    .where('id', '=', id)
    .where('blocked_at', blockedAt === null ? 'is not' : 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** Ends every session of this person but one, and every sign-in of theirs that waits for its second step; whether there was any. */
export async function endSessionsOf(db: Database, staffId: string, { but = '' } = {}): Promise<boolean> {
  const sessions = db.deleteFrom('staff_sessions').where('staff_id', '=', staffId).where('id', '<>', but)
  const halfway = db.deleteFrom('staff_verifications').where('value', '=', staffId)
  const ended = [await sessions.executeTakeFirst(), await halfway.executeTakeFirst()]
  return ended.some(({ numDeletedRows }) => numDeletedRows > 0)
}

/** Of everybody. */
export async function endEverySession(db: Database) {
  await db.deleteFrom('staff_sessions').execute()
  await db.deleteFrom('staff_verifications').execute()
}
