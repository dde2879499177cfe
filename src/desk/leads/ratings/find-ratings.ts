import type { Database } from '#database/database.ts'
import type { LeadRatingsTable } from '#database/tables.ts'

/** So many have judged for themselves once this many have: from then on the mean sways nobody who has yet to. */
const ENOUGH = 2

export interface Rating {
  /** Of 1 to 5, to one place; null while it could sway this person. */
  mean: number | null
  /** Of how many colleagues. */
  count: number
}

/** What colleagues think of each of these, in a number, for one who may have to say what they think themselves. */
export async function findRatings(
  db: Database,
  leads: readonly { id: string }[],
  viewer: { id: string },
): Promise<Map<string, Rating>> {
  if (leads.length === 0) return new Map()
  const rows = await db
    .selectFrom('lead_ratings')
    .select(['lead_id', 'staff_id', 'stars'])
    .where(
      'lead_id',
      'in',
      leads.map(({ id }) => id),
    )
    .execute()

  return new Map(
    leads.flatMap(({ id }) => {
      const own = rows.filter(({ lead_id }) => lead_id === id)
      return own.length === 0 ? [] : [[id, ratingOf(own, viewer.id)] as const]
    }),
  )
}

function ratingOf(rows: Pick<LeadRatingsTable, 'staff_id' | 'stars'>[], viewerId: string): Rating {
  const count = rows.length
  const mayKnow = count >= ENOUGH || rows.some(({ staff_id }) => staff_id === viewerId)
  const sum = rows.reduce((all, { stars }) => all + stars, 0)
  return { count, mean: mayKnow ? Math.round((10 * sum) / count) / 10 : null }
}

export interface LeadRatings {
  own: Pick<LeadRatingsTable, 'stars' | 'text'> | null
  /** Null until this person has said what they think. */
  others: Pick<LeadRatingsTable, 'staff_id' | 'staff_name' | 'stars' | 'text' | 'at'>[] | null
  rating: Rating | null
}

/** What colleagues think of an applicant, for the page of one. */
export async function loadRatings(db: Database, leadId: string, viewer: { id: string }): Promise<LeadRatings> {
  const rows = await db
    .selectFrom('lead_ratings')
    .select(['staff_id', 'staff_name', 'stars', 'text', 'at'])
    .where('lead_id', '=', leadId)
    .orderBy('at')
    .orderBy('staff_id')
    .execute()
  const own = rows.find(({ staff_id }) => staff_id === viewer.id)
  return {
    own: own ? { stars: own.stars, text: own.text } : null,
    others: own ? rows.filter((row) => row !== own) : null,
    rating: rows.length > 0 ? ratingOf(rows, viewer.id) : null,
  }
}
