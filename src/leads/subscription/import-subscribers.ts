import { randomUUID } from 'node:crypto'
import type { Database } from '#database/database.ts'
import type { ErasureSealRow } from '#database/tables.ts'
import { recordConsent } from '#leads/consents/record-consent.ts'
import { keepSeals, sealForRestores } from '#leads/erasure-seals.ts'
import { findSuppression } from '#leads/suppressions.ts'
import type { Services } from '#platform/services.ts'
import { endSubscription } from './change-subscription.ts'
import { NEWSLETTER_TOPICS } from './newsletter-topics.ts'

export interface ListedPerson {
  email: string
  name: string
  /** Where the person agreed, and on which day, "2026-03-31"; null where the list does not say. */
  proof: { source: string; date: string } | null
}

interface Imported {
  /** With proof: they get the newsletter from now on. */
  confirmed: number
  /** Without: they get nothing until they confirm by themselves. */
  unconfirmed: number
  /** Known already, left or suppressed: they stay as they are. */
  unchanged: number
}

const BATCH = 200

/** Takes over a list of people from elsewhere. Nobody is mailed by it, and who has left stays away. Doing it again changes nothing. */
export async function importSubscribers(people: ListedPerson[], { db, now }: Services): Promise<Imported> {
  const counts: Imported = { confirmed: 0, unconfirmed: 0, unchanged: 0 }
  for (let from = 0; from < people.length; from += BATCH) {
    const outcomes = await db.transaction().execute(async (trx) => {
      const done: (keyof Imported)[] = []
      for (const person of people.slice(from, from + BATCH)) done.push(await importOne(trx, person, now()))
      return done
    })
    for (const outcome of outcomes) counts[outcome] += 1
  }
  return counts
}

async function importOne(trx: Database, { email, name, proof }: ListedPerson, now: Date): Promise<keyof Imported> {
  const at = now.toISOString()
  const address = email.toLowerCase()
  const agreed = proof ? { confirmed_at: at, proof: JSON.stringify(proof) } : { confirmed_at: null, proof: null }
  const known = await trx.selectFrom('subscribers').selectAll().where('address', '=', address).executeTakeFirst()
  if (known && (!proof || known.confirmed_at || known.unsubscribed_at || known.suppressed_at)) return 'unchanged'

  const id = known?.id ?? randomUUID()
  if (known) await trx.updateTable('subscribers').set(agreed).where('id', '=', id).execute()
  else {
    const suppression = await findSuppression(trx, email)
    await trx
      .insertInto('subscribers')
      .values({
        ...{ id, address, email, full_name: name, topics: JSON.stringify(NEWSLETTER_TOPICS), created_at: at },
        ...{ ...agreed, times_asked: 0, suppressed_at: suppression?.suppressed_at ?? null },
      })
      .execute()
    if (suppression) return 'unchanged'
  }
  if (!proof) return 'unconfirmed'

  await recordConsent(trx, { subscriber_id: id, purposes: ['newsletter'], action: 'confirmed', at: now })
  return 'confirmed'
}

/** Takes over who has left a list elsewhere: they have left ours too. Returns how many that changed. */
export async function importLeavers(emails: string[], services: Services): Promise<number> {
  const { db, now } = services
  let changed = 0
  for (let from = 0; from < emails.length; from += BATCH) {
    const { left, seals } = await db.transaction().execute(async (trx) => {
      const seals: ErasureSealRow[] = []
      let left = 0
      for (const email of emails.slice(from, from + BATCH)) {
        if (!(await leave(trx, email, now()))) continue
        left += 1
        seals.push(...(await sealForRestores(trx, [{ kind: 'newsletter', value: email.toLowerCase() }], services)))
      }
      return { left, seals }
    })
    await keepSeals(seals, services)
    changed += left
  }
  return changed
}

async function leave(trx: Database, email: string, now: Date): Promise<boolean> {
  const at = now.toISOString()
  const address = email.toLowerCase()
  const known = await trx.selectFrom('subscribers').select('id').where('address', '=', address).executeTakeFirst()
  if (known) return endSubscription(trx, known.id, now)

  // As one who was here and left: so they stay away from later lists, and can come back by our own form.
  const topics = JSON.stringify(NEWSLETTER_TOPICS)
  await trx
    .insertInto('subscribers')
    .values({
      ...{ id: randomUUID(), address, email, full_name: '', topics, created_at: at, times_asked: 0 },
      ...{ confirmed_at: at, unsubscribed_at: at },
    })
    .execute()
  return true
}
