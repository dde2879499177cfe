import { dayInIndia } from '#platform/day-in-india.ts'
import type { Services } from '#platform/services.ts'
import type { Count } from './count-schema.ts'

/** Adds one to the day's count: no cookie, no address, no visitor. */
export async function addCount({ path, event }: Count, { db, now }: Services) {
  await db
    .insertInto('counts')
    .values({ day: dayInIndia(now()), path, event, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['day', 'path', 'event']).doUpdateSet((eb) => ({ count: eb('counts.count', '+', 1) })),
    )
    .execute()
}
