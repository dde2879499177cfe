import type { Database } from '#database/database.ts'
import type { Services } from '#platform/services.ts'
import { hashOfMailbox, isKnownMailbox } from './mailbox.ts'

const DAY_MS = 24 * 3_600_000
/** To an inbox whose owner never answered us: anybody may have typed its address. */
const MOST_TO_STRANGERS = 3
/** To others: nobody writes to us more often in a day, and a flood has an end. */
const MOST_TO_KNOWN = 20

/** For staff: why a mail did not go. */
export const TOO_MANY = `${MOST_TO_STRANGERS} mails went to this inbox within a day, and its owner never answered us`

interface Claim {
  email: string
  /** The outbox row: one that is tried again keeps its right. */
  delivery: string
  now: Date
}

/**
 * Takes the right to send a mail that somebody caused by typing an address: three in 24 hours for an inbox, whatever
 * forms they come from. False where there is none left. Places are taken one by one, so that two workers never share one.
 */
export async function claimReceipt(db: Database, { email, delivery, now }: Claim): Promise<boolean> {
  const mailbox = hashOfMailbox(email)
  const dayAgo = new Date(now.getTime() - DAY_MS).toISOString()
  const places = (await isKnownMailbox(db, email)) ? MOST_TO_KNOWN : MOST_TO_STRANGERS
  const taken = await db.selectFrom('receipts').selectAll().where('mailbox', '=', mailbox).execute()
  if (taken.some((row) => row.delivery === delivery)) return true

  const busy = new Set(taken.filter(({ claimed_at }) => claimed_at > dayAgo).map(({ place }) => place))
  for (let place = 1; place <= places; place += 1) {
    if (busy.has(place)) continue
    const row = { delivery, claimed_at: now.toISOString() }
    const claimed = await db
      .insertInto('receipts')
      .values({ mailbox, place, ...row })
      .onConflict((conflict) =>
        conflict.columns(['mailbox', 'place']).doUpdateSet(row).where('receipts.claimed_at', '<=', dayAgo),
      )
      .returning('place')
      .executeTakeFirst()
    if (claimed) return true
  }
  return false
}

/** For a mail that is not sent after all. */
export async function giveBackReceipt(db: Database, delivery: string) {
  await db.deleteFrom('receipts').where('delivery', '=', delivery).execute()
}

export async function forgetOldReceipts({ db, now }: Pick<Services, 'db' | 'now'>) {
  const dayAgo = new Date(now().getTime() - DAY_MS).toISOString()
  await db.deleteFrom('receipts').where('claimed_at', '<=', dayAgo).execute()
}
