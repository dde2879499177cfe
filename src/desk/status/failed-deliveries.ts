import type { Database } from '#database/database.ts'
import type { StaffRole } from '#database/tables.ts'
import { kindsSeenBy } from '#desk/access/kinds-seen.ts'
import { may } from '#desk/access/roles.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import { replay } from '#platform/outbox/replay-outbox.ts'
import type { Services } from '#platform/services.ts'

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

export interface Failures {
  rows: FailedDelivery[]
  all: number
  kinds: { kind: string; count: number }[]
}

/** What was given up, newest first, as far as this role sees what it is about; and how many there are of each kind. */
export async function listFailures(db: Database, role: StaffRole): Promise<Failures> {
  const rows = await seenFailures(db, role)
    .select(['outbox.id', 'outbox.kind', 'leads.reference', 'outbox.lead_id', 'outbox.failed_at', 'outbox.last_error'])
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
    rows: rows.map((row) => ({ ...row, failed_at: row.failed_at ?? '' })),
    all: kinds.reduce((sum, { count }) => sum + count, 0),
    kinds,
  }
}

/** Sends again one delivery, or all of a kind. Returns how many; none where this role does not see them. */
export async function sendAgain(
  which: { id: string } | { kind: string },
  staff: Staff,
  { db, now }: Pick<Services, 'db' | 'now'>,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const found = await seenFailures(trx, staff.role)
      .select('outbox.id')
      .where((eb) => ('id' in which ? eb('outbox.id', '=', which.id) : eb('outbox.kind', '=', which.kind)))
      .execute()
    const count = await replay(
      trx,
      found.map(({ id }) => id),
      now(),
    )
    if (count > 0)
      await recordAction(trx, {
        staff,
        action: 'outbox.sent-again',
        subject: 'id' in which ? which.id : which.kind,
        details: { deliveries: count },
        at: now(),
      })
    return count
  })
}

/** An error may quote an address: whoever does not see the lead does not see how its mail failed. */
function seenFailures(db: Database, role: StaffRole) {
  const kinds = kindsSeenBy(role)

  return db
    .selectFrom('outbox')
    .leftJoin('leads', 'leads.id', 'outbox.lead_id')
    .where('outbox.failed_at', 'is not', null)
    .where((eb) =>
      eb.or([
        ...(kinds.length > 0 ? [eb('leads.kind', 'in', kinds)] : []),
        ...(may(role, 'subscribers.read')
          ? [eb.and([eb('outbox.lead_id', 'is', null), eb('outbox.kind', 'like', 'newsletter.%')])]
          : []),
        ...(may(role, 'staff.write') ? [eb('outbox.lead_id', 'is', null)] : []),
      ]),
    )
}
