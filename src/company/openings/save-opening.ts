import type { Database } from '#database/database.ts'
import type { OpeningRow } from '#database/tables.ts'

export type OpeningText = Omit<OpeningRow, 'id' | 'place' | 'is_seeded' | 'changed_at' | 'criteria'> &
  // As it was where nothing is said of it.
  Partial<Pick<OpeningRow, 'criteria'>>

/** Changes an opening, or adds it at the end of the list. From then on it is staff's. */
export async function saveOpening(db: Database, id: string, text: OpeningText, now: Date) {
  const { last } = await db
    .selectFrom('openings')
    .select((eb) => eb.fn.max('place').as('last'))
    .executeTakeFirstOrThrow()
  const row = { ...text, is_seeded: 0, changed_at: now.toISOString() }

  await db
    .insertInto('openings')
    .values({ id, place: (last ?? -1) + 1, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}
