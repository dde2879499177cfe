import type { Database } from '#database/database.ts'
import type { Services } from '#platform/services.ts'
import { sameAddress } from '#platform/text/read-email-address.ts'
import type { Letter } from './letter.ts'
import { listMailboxes } from './mailboxes.ts'
import { ownId } from './match-letter.ts'

type Asked = Pick<Services, 'db' | 'env'>

export interface Writer {
  /** One of us: staff, or one of our mailboxes. */
  isOurs: boolean
  /** Who of staff, where their own address says so. */
  staff: { id: string; name: string } | null
}

/**
 * Who wrote a letter, as far as its sender's address can be believed: one that our server found forged is nobody's of
 * ours.
 */
export async function whoWrote({ from, isForged }: Letter, { db, env }: Asked): Promise<Writer> {
  if (!from || isForged) return { isOurs: false, staff: null }
  const address = sameAddress(from.address)
  const staff = await db
    .selectFrom('staff')
    .select(['id', 'name'])
    .where('email', '=', address)
    .where('blocked_at', 'is', null)
    .executeTakeFirst()
  return { isOurs: staff !== undefined || isOwnAddress(address, env), staff: staff ?? null }
}

/** The site's own addresses, whatever stands after a plus. */
function isOwnAddress(address: string, env: Services['env']): boolean {
  const { MAIL_FROM, REPLY_ADDRESS, SALES_EMAIL, SUPPORT_EMAIL, HR_EMAIL } = env
  const own = [MAIL_FROM, REPLY_ADDRESS, SALES_EMAIL, SUPPORT_EMAIL, HR_EMAIL].flatMap((each) => each ?? [])
  const all = [...own, ...listMailboxes(env).map(({ user }) => user)].map(withoutPlus)
  return all.includes(withoutPlus(address))
}

/** A copy of what the site sent itself: a receipt, a notice to staff, an answer from the desk. */
export async function isOwnMail({ messageId, from, isForged }: Letter, { db, env }: Asked): Promise<boolean> {
  const id = ownId(messageId, env)
  if (!id || !from || isForged || !isOwnAddress(from.address, env)) return false
  return (await isIn(db, 'outbox', id)) || (await isIn(db, 'lead_messages', id)) || isFromRobot(from.address, env)
}

// Rows of the outbox go with their leads; what the site sends under this address nobody writes by hand.
function isFromRobot(address: string, { MAIL_FROM }: Services['env']): boolean {
  return sameAddress(address) === sameAddress(MAIL_FROM)
}

async function isIn(db: Database, table: 'outbox' | 'lead_messages', id: string): Promise<boolean> {
  return (await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

function withoutPlus(address: string): string {
  return sameAddress(address).replace(/\+[^@]*(?=@)/, '')
}
