import { createHash, createHmac } from 'node:crypto'
import type { Database } from '#database/database.ts'
import type { StaffLinkRow } from '#database/tables.ts'
import type { Services } from '#platform/services.ts'
import { sharedSecret } from '#platform/shared-secret.ts'

const HOUR_MS = 3_600_000
const LASTS_MS = { invitation: 72 * HOUR_MS, reset: HOUR_MS }
const KEPT_MS = 90 * 24 * HOUR_MS
/** A second click comes this much after the first at most. */
const SAME_CLICK_MS = 60_000
const TOKEN_BYTES = 16

type Purpose = StaffLinkRow['purpose']
type NewLink = Pick<StaffLinkRow, 'purpose' | 'email' | 'role' | 'made_by'>

/**
 * The secret of a link: 128 bits that nobody can tell from its name without our key. The name may lie in the outbox;
 * of the secret only a hash is kept.
 */
export async function tokenOf(name: string, services: Pick<Services, 'db' | 'env'>): Promise<string> {
  const secret = await sharedSecret('desk.links', services)
  return createHmac('sha256', secret).update(name).digest().subarray(0, TOKEN_BYTES).toString('base64url')
}

/** Keeps a link until it is used or has expired. False where it is kept already. */
export async function keepLink(trx: Database, link: NewLink, token: string, now: Date): Promise<boolean> {
  const kept = await trx
    .insertInto('staff_links')
    .values({
      ...link,
      hash: hashOf(token),
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + LASTS_MS[link.purpose]).toISOString(),
      used_at: null,
    })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .returning('hash')
    .executeTakeFirst()
  return kept !== undefined
}

/** The link that a token opens, unless it was used or has expired. */
export async function findLink(
  db: Database,
  purpose: Purpose,
  token: string,
  now: Date,
): Promise<StaffLinkRow | undefined> {
  const link = await findAnyLink(db, purpose, token)
  return link && isOpen(link, now) ? link : undefined
}

/** The link of a token, also one that opens nothing any more: by it somebody is told what to do instead. */
export function findAnyLink(db: Database, purpose: Purpose, token: string): Promise<StaffLinkRow | undefined> {
  return db
    .selectFrom('staff_links')
    .selectAll()
    .where('purpose', '=', purpose)
    .where('hash', '=', hashOf(token))
    .executeTakeFirst()
}

/** Whether it was used a moment ago: the same form may have been sent twice. */
export function isJustUsed({ used_at }: StaffLinkRow, now: Date): boolean {
  return used_at !== null && now.getTime() - Date.parse(used_at) < SAME_CLICK_MS
}

export function listOpenInvitations(db: Database, now: Date): Promise<StaffLinkRow[]> {
  return db
    .selectFrom('staff_links')
    .selectAll()
    .where('purpose', '=', 'invitation')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .orderBy('created_at')
    .execute()
}

/** Marks a link as used: true for the one request of many that gets it. */
export async function spendLink(db: Database, { hash }: StaffLinkRow, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_links')
    .set({ used_at: now.toISOString() })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function withdrawLinks(
  db: Database,
  { purpose, email }: Pick<StaffLinkRow, 'purpose' | 'email'>,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_links')
    .where('purpose', '=', purpose)
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numDeletedRows > 0
}

/** Links that are long past: until then they tell who opens one again what became of it. */
export async function forgetOldLinks({ db, now }: Services) {
  const before = new Date(now().getTime() - KEPT_MS).toISOString()
  await db.deleteFrom('staff_links').where('created_at', '<', before).execute()
}

function isOpen({ used_at, expires_at }: StaffLinkRow, now: Date): boolean {
  return used_at === null && expires_at > now.toISOString()
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
