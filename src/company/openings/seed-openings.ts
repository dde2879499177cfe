import type { Database } from '#database/database.ts'
import type { OpeningRow } from '#database/tables.ts'
import { type Opening, openings } from './first-openings.en.ts'

/** Brings the openings of the content into the database; what staff have written or changed stays as it is. */
export async function seedOpenings(db: Database, now: Date) {
  const known = new Map((await db.selectFrom('openings').selectAll().execute()).map((row) => [row.id, row]))
  const rows = openings.map((opening, place) => toRow(opening, place))
  const changed = rows.filter((row) => differs(row, known.get(row.id)))

  for (const row of changed) {
    await db
      .insertInto('openings')
      .values({ ...row, changed_at: now.toISOString() })
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet({ ...row, changed_at: now.toISOString() })
          .where('openings.is_seeded', '=', 1),
      )
      .execute()
  }
}

type SeedRow = Omit<OpeningRow, 'changed_at' | 'criteria'>

function toRow({ postedOn, closesOn, requirements, ...opening }: Opening, place: number): SeedRow {
  return {
    ...opening,
    place,
    posted_on: postedOn,
    requirements: JSON.stringify(requirements),
    opens_on: null,
    closes_on: closesOn ?? null,
    pay: opening.pay ?? '',
    is_seeded: 1,
  }
}

function differs(row: SeedRow, known?: OpeningRow): boolean {
  return !known || Object.entries(row).some(([name, value]) => known[name as keyof SeedRow] !== value)
}
