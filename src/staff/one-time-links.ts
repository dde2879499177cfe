import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '#database/database.ts'
import type { StaffLinkRow } from '#database/tables.ts'

const HOUR_MS = 3_600_000
const LASTS_MS = { invitation: 72 * HOUR_MS, reset: HOUR_MS }

type NewLink = Pick<StaffLinkRow, 'purpose' | 'email' | 'role' | 'made_by'>

/** Makes a link's secret: 128 random bits, of which only the hash is kept. An older open link for the same is ended. */
export async function makeLink(db: Database, link: NewLink, now: Date): Promise<string> {
  const token = randomBytes(16).toString('base64url')
  await withdrawLinks(db, link)
  await db
    .insertInto('staff_links')
    .values({
      ...link,
      hash: hashOf(token),
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + LASTS_MS[link.purpose]).toISOString(),
      used_at: null,
    })
    .execute()

  return token
}

/** The link that a token opens, unless it was used or has expired. */
export function findLink(
  db: Database,
  purpose: StaffLinkRow['purpose'],
  token: string,
  now: Date,
): Promise<StaffLinkRow | undefined> {
  return openLinks(db, purpose, now).where('hash', '=', hashOf(token)).executeTakeFirst()
}

export function listOpenInvitations(db: Database, now: Date): Promise<StaffLinkRow[]> {
  return openLinks(db, 'invitation', now).orderBy('created_at').execute()
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

export async function withdrawLinks(db: Database, { purpose, email }: Pick<StaffLinkRow, 'purpose' | 'email'>) {
  await db
    .deleteFrom('staff_links')
    .where('purpose', '=', purpose)
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .execute()
}

function openLinks(db: Database, purpose: StaffLinkRow['purpose'], now: Date) {
  return db
    .selectFrom('staff_links')
    .selectAll()
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
