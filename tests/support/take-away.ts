import { sql } from 'kysely'
import type { Services } from '#platform/services.ts'

/** Takes a table away, as a fault in the middle of something would, and returns what brings it back. */
export async function takeAway({ db }: Pick<Services, 'db'>, table: string): Promise<() => Promise<void>> {
  const rename = async (from: string, to: string) => {
    await sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(db)
  }
  await rename(table, `${table}_away`)
  return () => rename(`${table}_away`, table)
}
