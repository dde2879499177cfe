import type { Services } from '#platform/services.ts'
import { findPasswordHash } from './accounts.ts'
import { isPasswordOf } from './password-hash.ts'
import { MOST_LETTERS } from './password-length.ts'
import type { Staff } from './staff-context.ts'
import { recordWrongTry } from './warn-owner.ts'
import { countsOfSession, countTry, takeTryBack } from './wrong-tries.ts'

/** `ended`: there were too many wrong ones, and the session is over. */
export type PasswordCheck = 'right' | 'wrong' | 'ended'

interface Asked {
  staff: Pick<Staff, 'id' | 'name'>
  sessionId: string
}

/**
 * Whether who sits at a session knows its password. Tries are limited as at the door: after the free ones the session
 * ends, and whoever goes on has to come in by the door again.
 */
export async function confirmPassword(
  password: string,
  { staff, sessionId }: Asked,
  services: Services,
): Promise<PasswordCheck> {
  const { db } = services
  const counts = countsOfSession(sessionId, services)
  const excess = await countTry(counts, services)
  if (excess > 0) return end()

  const hash = await findPasswordHash(db, staff.id)
  if (hash && password.length <= MOST_LETTERS && (await isPasswordOf(hash, password))) {
    await takeTryBack(counts, services)
    return 'right'
  }
  await recordWrongTry('current-password', staff, services)
  return excess === 0 ? end() : 'wrong'

  async function end(): Promise<PasswordCheck> {
    await db.deleteFrom('staff_sessions').where('id', '=', sessionId).execute()
    return 'ended'
  }
}
