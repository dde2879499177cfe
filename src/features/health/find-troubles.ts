import { LATE_MS } from '#platform/outbox-state.ts'
import type { Services } from '#platform/services.ts'

/** What keeps the site from doing its work now, in words for the person on call. Empty when all is well. */
export async function findTroubles(services: Services): Promise<string[]> {
  try {
    return await findOutboxTroubles(services)
  } catch (error) {
    services.log.error({ err: error }, 'the database does not answer')
    return ['The database does not answer.']
  }
}

async function findOutboxTroubles({ db, now }: Services): Promise<string[]> {
  const lateSince = new Date(now().getTime() - LATE_MS).toISOString()
  const { late } = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('late'))
    .where('delivered_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('created_at', '<', lateSince)
    .executeTakeFirstOrThrow()

  return Number(late) > 0 ? [`${late} deliveries are late by more than 15 minutes.`] : []
}
