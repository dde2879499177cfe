import { sql } from 'kysely'
import { withOwnConsent } from '#leads/consents/list-consents.ts'
import { enqueueAnew } from '#platform/outbox/enqueue-once.ts'
import { enqueue } from '#platform/outbox/outbox.ts'
import type { Services } from '#platform/services.ts'
import { sameAddress } from '#platform/text/read-email-address.ts'
import { sendLinksAgain } from './own-page-jobs.ts'

const MOST = 10

/**
 * Has the links to what came from an address sent to it. The same is done and written whether or not there is anything, so
 * that neither the answer nor its time tells which addresses wrote to us. What is in quarantine, or whose receipt is held,
 * may come from somebody who typed a stranger's address.
 */
export async function askForLinks(email: string, { db, now }: Services) {
  await db.transaction().execute(async (trx) => {
    const leads = await trx
      .selectFrom('leads')
      .select('id')
      .where(sql<boolean>`lower(email) = ${sameAddress(email)}`)
      .where('kind', 'in', withOwnConsent())
      .where('quarantine_reason', 'is', null)
      .where('receipt_held', 'is', null)
      .orderBy('received_at', 'desc')
      .limit(MOST)
      .execute()
    const payload = { leadIds: leads.map(({ id }) => id) }
    const [newest] = leads
    if (newest) await enqueueAnew(trx, sendLinksAgain, payload, { now: now(), leadId: newest.id })
    else await enqueue(trx, sendLinksAgain, payload, { now: now() })
  })
}
