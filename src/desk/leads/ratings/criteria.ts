import type { Database } from '#database/database.ts'

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
