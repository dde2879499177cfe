import type { Database } from '#database/database.ts'
import type { StaffRole } from '#database/tables.ts'
import { kindsSeenBy } from '#desk/access/kinds-seen.ts'
import { may } from '#desk/access/roles.ts'

const PAGE = 50

export interface FailedDelivery {
  id: string
  kind: string
  /** Of the lead that it is about, if it is about one. */
  reference: string | null
  lead_id: string | null
  failed_at: string
  last_error: string | null
}

interface Failures {
  rows: FailedDelivery[]
  all: number
  kinds: { kind: string; count: number }[]
}

/** What was given up, newest first, as far as this role sees what it is about; and how many there are of each kind. */
export async function listFailures(db: Database, role: StaffRole): Promise<Failures> {
  const rows = await seenFailures(db, role)
    .select(['outbox.id', 'outbox.kind', 'leads.reference', 'leads.id as lead_id'])
    .select(['outbox.failed_at', 'outbox.last_error'])
    .orderBy('outbox.failed_at', 'desc')
    .orderBy('outbox.id')
    .limit(PAGE)
    .execute()
  const counted = await seenFailures(db, role)
    .select(({ fn }) => ['outbox.kind', fn.countAll<number | string>().as('count')])
    .groupBy('outbox.kind')
    .orderBy('outbox.kind')
    .execute()
  const kinds = counted.map(({ kind, count }) => ({ kind, count: Number(count) }))

  return {
    rows: rows.map((row) => ({
      ...row,
      failed_at: row.failed_at ?? '',
      last_error: may(role, 'contacts.read') ? row.last_error : null,
    })),
    all: kinds.reduce((sum, { count }) => sum + count, 0),
    kinds,
  }
}

/**
 * An error may quote an address: whoever does not see the lead does not see how its mail failed, and whoever sees addresses
 * masked does not see why.
 */
export function seenFailures(db: Database, role: StaffRole) {
  const kinds = kindsSeenBy(role)

  return db
    .selectFrom('outbox')
    .leftJoin('lead_messages as message', 'message.id', 'outbox.id')
    .leftJoin('leads', (join) =>
      join.on((eb) => eb('leads.id', '=', eb.fn.coalesce('outbox.lead_id', 'message.lead_id'))),
    )
    .where('outbox.failed_at', 'is not', null)
    .where((eb) =>
      eb.or([
        ...(kinds.length > 0 ? [eb('leads.kind', 'in', kinds)] : []),
        ...(may(role, 'subscribers.read')
          ? [eb.and([eb('leads.id', 'is', null), eb('outbox.kind', 'like', 'newsletter.%')])]
          : []),
        ...(may(role, 'staff.write') ? [eb('leads.id', 'is', null)] : []),
      ]),
    )
}
