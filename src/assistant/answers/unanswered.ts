import { sql } from 'kysely'
import type { Database } from '#database/database.ts'
import { dayInIndia } from '#platform/day-in-india.ts'
import { withoutPersons } from '#platform/operation/without-persons.ts'
import type { Services } from '#platform/services.ts'

// A flood of inventions fills one day's rows at most; what comes after is counted together.
const MAX_ROWS_A_DAY = 500

/** Counts a question that our pages do not answer, so that staff may answer it there. Nothing tells who asked. */
export async function countUnanswered(text: string, { db, now }: Pick<Services, 'db' | 'now'>) {
  const day = dayInIndia(now())
  const question = await rowFor(db, day, withoutPersons(text))

  await db
    .insertInto('unanswered_questions')
    .values({ day, question, times: 1 })
    .onConflict((conflict) =>
      conflict.columns(['day', 'question']).doUpdateSet({ times: sql<number>`unanswered_questions.times + 1` }),
    )
    .execute()
}

export interface Unanswered {
  question: string
  times: number
  lastDay: string
}

/** For staff: what was asked most since that day, the same question of several days together. */
export async function listUnanswered(db: Database, since: string, limit: number): Promise<Unanswered[]> {
  const rows = await db
    .selectFrom('unanswered_questions')
    .select(({ fn }) => ['question', fn.sum<number | string>('times').as('times'), fn.max('day').as('lastDay')])
    .where('day', '>=', since)
    .groupBy('question')
    .orderBy('times', 'desc')
    .orderBy('question')
    .limit(limit)
    .execute()

  return rows.map(({ times, ...row }) => ({ ...row, times: Number(times) }))
}

/** A year and a month: enough to compare a season with the last one. */
const KEPT_MS = 400 * 86_400_000

export async function forgetOldQuestions({ db, now }: Pick<Services, 'db' | 'now'>) {
  const oldest = dayInIndia(new Date(now().getTime() - KEPT_MS))
  await db.deleteFrom('unanswered_questions').where('day', '<', oldest).execute()
}

async function rowFor(db: Database, day: string, question: string): Promise<string> {
  const { rows, known } = await db
    .selectFrom('unanswered_questions')
    .select(({ fn, eb }) => [
      fn.countAll<number | string>().as('rows'),
      fn.sum<number | string | null>(eb.case().when('question', '=', question).then(1).else(0).end()).as('known'),
    ])
    .where('day', '=', day)
    .executeTakeFirstOrThrow()

  return Number(rows) >= MAX_ROWS_A_DAY && Number(known) === 0 ? '' : question
}
