import { LATE_MS } from '#platform/outbox-state.ts'
import type { Services } from '#platform/services.ts'

const DAY_MS = 24 * 3_600_000

/**
 * What keeps the site from doing its work now, in words for the person on
 * call. Empty when all is well. What a visitor's own mail server refuses is no
 * trouble of ours; what staff were to learn, of the kinds `toStaff`, is.
 */
export async function findTroubles(services: Services, toStaff: string[]): Promise<string[]> {
  try {
    const [late, refused] = await Promise.all([countLate(services), countRefused(services, toStaff)])
    return [
      ...(late > 0 ? [`${late} deliveries are late by more than 15 minutes.`] : []),
      ...(refused > 0 ? [`${refused} deliveries to staff failed for good within a day; the desk lists them.`] : []),
    ]
  } catch (error) {
    services.log.error({ err: error }, 'the database does not answer')
    return ['The database does not answer.']
  }
}

async function countLate({ db, now }: Services): Promise<number> {
  const lateSince = new Date(now().getTime() - LATE_MS).toISOString()
  const { late } = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('late'))
    .where('delivered_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('created_at', '<', lateSince)
    .executeTakeFirstOrThrow()
  return Number(late)
}

async function countRefused({ db, now }: Services, toStaff: string[]): Promise<number> {
  const { refused } = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('refused'))
    .where('failed_at', '>=', new Date(now().getTime() - DAY_MS).toISOString())
    .where('kind', 'in', toStaff)
    .executeTakeFirstOrThrow()
  return Number(refused)
}
