import { createHmac, randomBytes } from 'node:crypto'
import type { Services } from './services.ts'

/**
 * A key for one purpose that every process of the site agrees on and that
 * outlives a restart: from SESSION_SECRET, or where that is unset from a random
 * secret kept in the database.
 */
export async function sharedSecret(purpose: string, services: Pick<Services, 'db' | 'env'>): Promise<string> {
  const root = services.env.SESSION_SECRET ?? (await storedSecret(services))
  return createHmac('sha256', root).update(purpose).digest('hex')
}

async function storedSecret({ db }: Pick<Services, 'db'>): Promise<string> {
  const find = () => db.selectFrom('secrets').select('value').where('name', '=', 'session').executeTakeFirst()

  const known = await find()
  if (known) return known.value

  // Two processes may start at once: the first one's secret stands.
  await db
    .insertInto('secrets')
    .values({ name: 'session', value: randomBytes(32).toString('hex') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  return (await find())!.value
}
