import type { Database } from '#database/database.ts'
import type { LeadReadRow } from '#database/tables.ts'
import type { Services } from '#platform/services.ts'
import type { Staff } from './staff-context.ts'

export type { LeadReadRow }

const HOUR_MS = 3_600_000
const KEPT_MONTHS = 13
/** A row takes five parameters of the 32,766 that SQLite allows a statement. */
const BATCH = 1_000
const MOST_NOTED = 100_000

/** What this process has noted in this hour, so that a second click costs nothing. */
const noted = new WeakMap<Database, { hour: string; keys: Set<string> }>()

/**
 * Notes that somebody read of these leads: a line a person, lead and hour.
 * `whole` is all that was sent; `listed` name, phone, place and first words; `letter` one that belongs to no lead, and
 * `subscriber` one of their list, by the id of that. Whoever reads does not wait for it, and no page fails by it.
 */
export function noteReads(
  staff: Pick<Staff, 'id' | 'name'>,
  leads: readonly { id: string }[],
  extent: LeadReadRow['extent'],
  services: Pick<Services, 'db' | 'log' | 'now'>,
): Promise<void> {
  const hour = hourOf(services.now())
  const fresh = freshOf(leads, hour, `${staff.id} ${extent}`, services.db)
  if (fresh.length === 0) return Promise.resolve()

  return write(staff, fresh, hour, extent, services).catch((error) => {
    noted.delete(services.db)
    services.log.error({ err: error, staff: staff.id, leads: fresh.length }, 'who read these leads was not noted')
  })
}

async function write(
  staff: Pick<Staff, 'id' | 'name'>,
  leadIds: string[],
  hour: string,
  extent: LeadReadRow['extent'],
  { db }: Pick<Services, 'db'>,
) {
  for (let at = 0; at < leadIds.length; at += BATCH) {
    const rows = leadIds
      .slice(at, at + BATCH)
      .map((lead_id) => ({ lead_id, hour, staff_id: staff.id, staff_name: staff.name, extent }))
    await db.transaction().execute((trx) =>
      trx
        .insertInto('lead_reads')
        .values(rows)
        .onConflict((conflict) => {
          const same = conflict.columns(['lead_id', 'hour', 'staff_id'])
          return extent === 'whole' ? same.doUpdateSet({ extent }) : same.doNothing()
        })
        .execute(),
    )
  }
}

function freshOf(leads: readonly { id: string }[], hour: string, who: string, db: Database): string[] {
  let known = noted.get(db)
  if (known?.hour !== hour || known.keys.size > MOST_NOTED) {
    known = { hour, keys: new Set() }
    noted.set(db, known)
  }
  const { keys } = known
  const fresh = [...new Set(leads.map(({ id }) => id))].filter((id) => !keys.has(`${who} ${id}`))
  for (const id of fresh) keys.add(`${who} ${id}`)
  return fresh
}

function hourOf(time: Date): string {
  return new Date(time.getTime() - (time.getTime() % HOUR_MS)).toISOString()
}

interface WhichReads {
  leadIds?: string[]
  staffId?: string | undefined
}

const MOST_SHOWN = 1_000

/** Newest first. */
export async function listReads(db: Database, { leadIds, staffId }: WhichReads = {}): Promise<LeadReadRow[]> {
  if (leadIds?.length === 0) return []

  return db
    .selectFrom('lead_reads')
    .selectAll()
    .$if(leadIds !== undefined, (query) => query.where('lead_id', 'in', leadIds!))
    .$if(staffId !== undefined, (query) => query.where('staff_id', '=', staffId!))
    .orderBy('hour', 'desc')
    .orderBy('staff_id')
    .orderBy('lead_id')
    .limit(MOST_SHOWN)
    .execute()
}

export async function forgetOldReads({ db, now }: Pick<Services, 'db' | 'now'>) {
  const before = new Date(now())
  before.setUTCMonth(before.getUTCMonth() - KEPT_MONTHS)
  await db.deleteFrom('lead_reads').where('hour', '<', before.toISOString()).execute()
}
