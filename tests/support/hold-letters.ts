import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { engineOf } from '#database/database.ts'
import type { Services } from '#platform/services.ts'

/** As far ahead as the outbox plans a try. */
const LATER_MS = 3_600_000

export interface HeldLetters extends AsyncDisposable {
  /** What is held goes, and so does what is written from now on. */
  letGo: () => Promise<void>
}

/**
 * Lets the letters to an address that are written from now on wait until the test lets them go: a letter can be taken back
 * for ten seconds, and a slow machine needs longer for that. The site runs in another process, whose clock no test moves.
 */
export async function holdLetters(email: string, { db, now }: Pick<Services, 'db' | 'now'>): Promise<HeldLetters> {
  const name = sql.id(`hold_${randomUUID().replaceAll('-', '')}`)
  const isPostgres = engineOf(db) === 'postgres'
  const later = sql.lit(new Date(now().getTime() + LATER_MS).toISOString())
  const isHeld = sql`new.kind = 'reply' and exists (select 1 from lead_messages where id = new.id and to_address = ${sql.lit(email)})`

  if (isPostgres) {
    await sql`create function ${name}() returns trigger language plpgsql as $$
      begin if ${isHeld} then new.due_at := ${later}; end if; return new; end $$`.execute(db)
    await sql`create trigger ${name} before insert on outbox for each row execute function ${name}()`.execute(db)
  } else
    await sql`create trigger ${name} after insert on outbox when ${isHeld}
      begin update outbox set due_at = ${later} where id = new.id; end`.execute(db)

  async function letGo() {
    if (isPostgres) await sql`drop function if exists ${name} cascade`.execute(db)
    else await sql`drop trigger if exists ${name}`.execute(db)
    await db
      .updateTable('outbox')
      .set({ due_at: now().toISOString() })
      .where('id', 'in', (eb) => eb.selectFrom('lead_messages').select('id').where('to_address', '=', email))
      .where('delivered_at', 'is', null)
      .execute()
  }

  return { letGo, [Symbol.asyncDispose]: letGo }
}
