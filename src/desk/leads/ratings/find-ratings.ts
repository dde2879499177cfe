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
      const hasWritten = own.some(({ staff_id }) => staff_id === viewer.id)
      const rating = ratingOf(
        own.map(({ stars }) => stars),
        hasWritten,
      )
      return rating ? [[id, rating] as const] : []
    }),
  )
}

/** Of these judgements from 1 to 5; null where there are none. */
function ratingOf(given: number[], hasWritten: boolean): Rating | null {
  if (given.length === 0) return null
  const sum = given.reduce((all, stars) => all + stars, 0)
  const mayKnow = hasWritten || given.length >= ENOUGH
  return { count: given.length, mean: mayKnow ? Math.round((10 * sum) / given.length) / 10 : null }
}

interface Judged extends Pick<LeadRatingsTable, 'staff_id' | 'staff_name' | 'stars' | 'text' | 'at'> {
  criteria: ByCriterion
}

export interface LeadRatings {
  own: Pick<Judged, 'stars' | 'criteria' | 'text'> | null
  /** Null until this person has said what they think. */
  others: Judged[] | null
  rating: Rating | null
  /** What the opening names, then what was judged under another name before; `rating` as that of the whole. */
  criteria: { name: string; isAsked: boolean; rating: Rating | null }[]
}

/** What colleagues think of an applicant, for the page of one. */
export async function loadRatings(
  db: Database,
  lead: { id: string; details: string },
  viewer: { id: string },
): Promise<LeadRatings> {
  const stored = await db
    .selectFrom('lead_ratings')
    .select(['staff_id', 'staff_name', 'stars', 'criteria', 'text', 'at'])
    .where('lead_id', '=', lead.id)
    .orderBy('at')
    .orderBy('staff_id')
    .execute()
  const rows: Judged[] = stored.map((row) => ({ ...row, criteria: JSON.parse(row.criteria) }))
  const asked = await criteriaOf(db, lead)
  const names = new Set([...asked, ...rows.flatMap(({ criteria }) => Object.keys(criteria))])
  const own = rows.find(({ staff_id }) => staff_id === viewer.id)
  return {
    own: own ? { stars: own.stars, criteria: own.criteria, text: own.text } : null,
    others: own ? rows.filter((row) => row !== own) : null,
    rating: ratingOf(
      rows.map(({ stars }) => stars),
      own !== undefined,
    ),
    criteria: [...names].map((name) => ({ name, isAsked: asked.includes(name), rating: byCriterion(name) })),
  }

  function byCriterion(name: string): Rating | null {
    return ratingOf(
      rows.flatMap(({ criteria }) => criteria[name] ?? []),
      own !== undefined,
    )
  }
}

/** What a colleague thinks of an applicant by each criterion, from 1 to 5; what they could not say is not in it. */
export type ByCriterion = Record<string, number>

/** What applicants for the opening of this lead are judged by, in its order; none where it names none, or is gone. */
export async function criteriaOf(db: Database, { details }: { details: string }): Promise<string[]> {
  const { job_id } = JSON.parse(details) as { job_id?: string | null }
  if (!job_id) return []
  const opening = await db.selectFrom('openings').select('criteria').where('id', '=', job_id).executeTakeFirst()
  return opening ? JSON.parse(opening.criteria) : []
}

/** The field of a criterion in the form: by its name, for the list may change while somebody writes. */
export function fieldOf(criterion: string): string {
  return `criterion: ${criterion}`
}
