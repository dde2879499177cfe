import type { Database } from '#database/database.ts'
import { endPool } from '#leads/application/talent-pool.ts'
import { recordConsent } from '#leads/consents/record-consent.ts'
import { deleteLeads, deleteMessages, type Remains } from '#leads/erase-leads.ts'
import { LEAD_KINDS } from '#leads/kinds.ts'
import { forgetDeliveries } from '#leads/subscription/subscriber-queries.ts'
import type { Person } from './person.ts'

/** Deletes all rows of a person, and notes in the ledger that consent ended. */
export async function eraseRows(trx: Database, person: Person, at: Date): Promise<Remains> {
  for (const { id } of person.leads) await endPool(trx, id, at)
  const remains = await deleteRows(trx, person)
  await endConsents(trx, person, at)
  return remains
}

async function deleteRows(
  trx: Database,
  { subject, leads, letters, subscribers, deliveries, views }: Person,
): Promise<Remains> {
  // Those of a lead go with it.
  const strays = await deleteMessages(
    trx,
    letters.filter(({ lead_id }) => lead_id === null),
  )
  if (subject.kind === 'email') await trx.deleteFrom('bounced_addresses').where('email', '=', subject.value).execute()
  const { fileKeys, mailIds } = await deleteLeads(
    trx,
    leads.map(({ id }) => id),
  )
  for (const { id } of subscribers) {
    await forgetDeliveries(trx, id)
    await trx.deleteFrom('subscribers').where('id', '=', id).execute()
  }

  for (const { id } of views) await trx.deleteFrom('lead_views').where('id', '=', id).execute()

  const free = deliveries.flatMap(({ id, lead_id }) => (lead_id === null ? [id] : []))
  if (free.length > 0) await trx.deleteFrom('outbox').where('id', 'in', free).execute()
  // Another person's lead whose mail failed with this address in the reason: the mail stays, the reason goes.
  const all = deliveries.map(({ id }) => id)
  if (all.length > 0) await trx.updateTable('outbox').set({ last_error: null }).where('id', 'in', all).execute()

  return { fileKeys: [...strays.fileKeys, ...fileKeys], mailIds: [...mailIds, ...free] }
}

async function endConsents(trx: Database, { leads, subscribers }: Person, at: Date) {
  for (const { id } of subscribers)
    await recordConsent(trx, { subscriber_id: id, purposes: ['newsletter'], action: 'withdrawn', at })
  for (const { id, kind } of leads)
    if (LEAD_KINDS[kind].ownName !== null)
      await recordConsent(trx, { lead_id: id, purposes: LEAD_KINDS[kind].purposes, action: 'withdrawn', at })
}
