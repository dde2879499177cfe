import type { Database } from '#database/database.ts'

const LEASE_MS = 20_000
/** Of several machines' clocks. */
const CLOCKS_DIFFER_MS = 600_000

/**
 * One process sends editions at a time, so that what the settings say of a second holds for all of them together. That
 * nobody gets one twice does not rest on it: see claim-deliveries.ts.
 */
export async function takeLane(db: Database, worker: string, now: Date): Promise<boolean> {
  const at = now.toISOString()
  const farAhead = new Date(now.getTime() + LEASE_MS + CLOCKS_DIFFER_MS).toISOString()
  const lease = { leased_by: worker, leased_until: new Date(now.getTime() + LEASE_MS).toISOString() }
  const taken = await db
    .insertInto('edition_lane')
    .values({ id: 1, ...lease })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(lease)
        .where((eb) =>
          eb.or([
            eb('edition_lane.leased_by', 'is', null),
            eb('edition_lane.leased_by', '=', worker),
            eb('edition_lane.leased_until', '<=', at),
            eb('edition_lane.leased_until', '>', farAhead),
          ]),
        ),
    )
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

export async function leaveLane(db: Database, worker: string) {
  await db
    .updateTable('edition_lane')
    .set({ leased_by: null, leased_until: null })
    .where('leased_by', '=', worker)
    .execute()
}
