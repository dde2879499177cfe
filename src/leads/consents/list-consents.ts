import { sql } from 'kysely'
import type { Database } from '#database/database.ts'
import type { LeadKind, LeadRow, SubscriberRow } from '#database/tables.ts'
import { kindsWhere, LEAD_KINDS } from '#leads/kinds.ts'
import type { ConsentHandle } from './consent-links.ts'
import { type Purpose, takesBack } from './record-consent.ts'

export interface GivenConsent {
  leadId: string
  kind: LeadKind
  /** What its sender calls it. */
  what: string
  reference: string
  receivedAt: string
  purposes: readonly Purpose[]
  /** When it was taken back, or null. */
  withdrawnAt: string | null
  /** Of who is thought of for other jobs: until when. */
  poolEndsAt: string | null
}

export interface Consents {
  address: string
  leads: GivenConsent[]
  newsletter: { subscriber: SubscriberRow; isSubscribed: boolean } | null
}

/** The kinds whose consent is taken back lead by lead. */
export function withOwnConsent(): LeadKind[] {
  return kindsWhere(({ ownName }) => ownName !== null)
}

/** What the owner of an address agreed to; undefined where what the link names is erased. */
export async function listConsents(db: Database, handle: ConsentHandle): Promise<Consents | undefined> {
  const address = await addressOf(db, handle)
  if (address === undefined) return undefined

  const leads = await db
    .selectFrom('leads')
    .select(['id', 'kind', 'reference', 'received_at'])
    .where(sql<boolean>`lower(email) = ${address}`)
    .where('kind', 'in', withOwnConsent())
    .orderBy('received_at', 'desc')
    .execute()
  const [withdrawn, inPool] = [await findWithdrawn(db, leads), await findInPool(db, leads)]
  const subscriber = await db.selectFrom('subscribers').selectAll().where('address', '=', address).executeTakeFirst()

  return {
    address,
    leads: leads.map(({ id, kind, reference, received_at }) => ({
      ...{ leadId: id, kind, reference, receivedAt: received_at, purposes: LEAD_KINDS[kind].purposes },
      what: LEAD_KINDS[kind].ownName ?? LEAD_KINDS[kind].name,
      withdrawnAt: withdrawn.get(id) ?? null,
      poolEndsAt: inPool.get(id) ?? null,
    })),
    newsletter: subscriber
      ? { subscriber, isSubscribed: subscriber.unsubscribed_at === null && subscriber.suppressed_at === null }
      : null,
  }
}

async function addressOf(db: Database, { kind, id }: ConsentHandle): Promise<string | undefined> {
  const found =
    kind === 'lead'
      ? await db.selectFrom('leads').select('email').where('id', '=', id).executeTakeFirst()
      : await db.selectFrom('subscribers').select('email').where('id', '=', id).executeTakeFirst()
  return found?.email.toLowerCase()
}

/** When the senders of these leads took consent back, by the lead's id. */
export async function findWithdrawn(db: Database, leads: Pick<LeadRow, 'id'>[]): Promise<Map<string, string>> {
  if (leads.length === 0) return new Map()

  const rows = await db
    .selectFrom('consents')
    .select(['lead_id', 'occurred_at'])
    .where(
      'lead_id',
      'in',
      leads.map(({ id }) => id),
    )
    .where(takesBack)
    // The first of several counts.
    .orderBy('occurred_at', 'desc')
    .execute()
  return new Map(rows.map(({ lead_id, occurred_at }) => [lead_id!, occurred_at]))
}

/** Those whose end has come are gone by the time that their lead is. */
async function findInPool(db: Database, leads: Pick<LeadRow, 'id'>[]): Promise<Map<string, string>> {
  if (leads.length === 0) return new Map()
  const rows = await db
    .selectFrom('talent_pool')
    .select(['lead_id', 'ends_at'])
    .where(
      'lead_id',
      'in',
      leads.map(({ id }) => id),
    )
    .execute()
  return new Map(rows.map(({ lead_id, ends_at }) => [lead_id, ends_at]))
}
