import { sql } from 'kysely'
import type { Database } from '#database/database.ts'
import type { MailFoldersTable } from '#database/tables.ts'
import type { Services } from '#platform/services.ts'

// Renewed every few seconds by who reads: a process that dies leaves the folder to the next after this long.
const LEASE_MS = 40_000
const CLOCKS_DIFFER_MS = 600_000

/** Another process reads this folder now: what was begun here must change nothing. */
export class LeaseLost extends Error {}

export interface Reading {
  /** Mailbox and folder: `answers@example.com INBOX`. */
  folder: string
  /** The process that reads. */
  holder: string
}

/** Takes the right to read a folder, or keeps it. Undefined where another process has it. */
export async function takeFolder(
  { folder, holder }: Reading,
  { db, now }: Pick<Services, 'db' | 'now'>,
): Promise<MailFoldersTable | undefined> {
  const time = now()
  const lease = { leased_by: holder, leased_until: after(time, LEASE_MS) }
  // From a clock that was wrong.
  const tooFarAhead = after(time, LEASE_MS + CLOCKS_DIFFER_MS)

  return db
    .insertInto('mail_folders')
    .values({ folder, uid_validity: '', last_uid: 0, read_at: '', ...lease })
    .onConflict((conflict) =>
      conflict
        .column('folder')
        .doUpdateSet(lease)
        .where((eb) =>
          eb.or([
            eb('mail_folders.leased_by', 'is', null),
            eb('mail_folders.leased_by', '=', holder),
            eb('mail_folders.leased_until', '<', time.toISOString()),
            eb('mail_folders.leased_until', '>', tooFarAhead),
          ]),
        ),
    )
    .returningAll()
    .executeTakeFirst()
}

/** How far it has been read, in the transaction that keeps what was read. Throws LeaseLost. */
export async function advanceFolder(
  trx: Database,
  { folder, holder }: Reading,
  { uid, uidValidity, now }: { uid: number; uidValidity: string; now: Date },
) {
  const moved = await trx
    .updateTable('mail_folders')
    .set({ uid_validity: uidValidity, last_uid: uid, leased_until: after(now, LEASE_MS) })
    .where('folder', '=', folder)
    .where('leased_by', '=', holder)
    .returning('folder')
    .executeTakeFirst()
  if (!moved) throw new LeaseLost(`${folder} is read by another process`)
}

/** That it could be read to its end just now. */
export async function noteRead({ folder, holder }: Reading, { db, now }: Pick<Services, 'db' | 'now'>) {
  await db
    .updateTable('mail_folders')
    .set({ read_at: now().toISOString(), failed_at: null, last_error: null })
    .where('folder', '=', folder)
    .where('leased_by', '=', holder)
    .execute()
}

/** That it cannot be read, for staff to see; and lets go of it. */
export async function noteTrouble(
  { folder, holder }: Reading,
  reason: string,
  { db, now }: Pick<Services, 'db' | 'now'>,
) {
  await db
    .updateTable('mail_folders')
    .set({
      failed_at: sql`coalesce(failed_at, ${now().toISOString()})`,
      last_error: reason.slice(0, 300),
      leased_by: null,
      leased_until: null,
    })
    .where('folder', '=', folder)
    .where('leased_by', '=', holder)
    .execute()
}

export async function letGo({ folder, holder }: Reading, { db }: Pick<Services, 'db'>) {
  await db
    .updateTable('mail_folders')
    .set({ leased_by: null, leased_until: null })
    .where('folder', '=', folder)
    .where('leased_by', '=', holder)
    .execute()
}

function after(time: Date, ms: number): string {
  return new Date(time.getTime() + ms).toISOString()
}
