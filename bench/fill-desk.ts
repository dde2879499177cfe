import { sql } from 'kysely'
import type { Database } from '../src/database/database.ts'
import type { LeadHandlingTable } from '../src/database/tables.ts'
import { LOST_REASONS, SALE } from '../src/leads/stages.ts'

const BATCH = 500
const DAY_MS = 86_400_000
const FOLLOW_UPS = 3_000
const LETTERS = 3_000
const SLOTS = 400
const LINKED = 200

type Handled = Pick<LeadHandlingTable, 'lead_id' | 'status' | 'kind' | 'received_at'>

/** What a desk has beside its leads after three years: outcomes, follow-ups, letters of no lead, visits, people said to be one. */
export async function fillDesk(db: Database, { owner, now }: { owner: string; now: Date }) {
  await setOutcomes(db)
  const open = await some(db, 'in-hand', FOLLOW_UPS)
  await inBatches(open, (rows) =>
    db.insertInto('lead_follow_ups').values(rows.map(({ lead_id }, at) => followUp(lead_id, at, owner, now))),
  )
  await inBatches(
    Array.from({ length: LETTERS }, (_, at) => letter(at, now)),
    (rows) => db.insertInto('lead_messages').values(rows),
  )
  await inBatches(
    Array.from({ length: SLOTS }, (_, at) => slot(at, now)),
    (rows) => db.insertInto('visit_slots').values(rows),
  )
  const audits = await some(db, 'answered', SLOTS, 'audit')
  const visit = { booked_at: now.toISOString(), ended_at: null, ended_by: null }
  await inBatches(audits, (rows) =>
    db
      .insertInto('visits')
      .values(rows.map(({ lead_id }, at) => ({ id: lead_id, lead_id, slot_id: `slot-${at}`, ...visit }))),
  )
  const said = { linked_by: owner, linked_at: now.toISOString() }
  await inBatches(await some(db, 'closed', LINKED), (rows) =>
    db
      .insertInto('lead_links')
      .values(rows.map(({ lead_id }, at) => ({ lead_id, person_id: `person-${at >> 1}`, ...said }))),
  )
}

/** One lead in five of those that are sold to has a stage; what is won or lost is closed. */
async function setOutcomes(db: Database) {
  for (const [at, stage] of SALE.entries()) {
    const isOver = stage === 'won' || stage === 'lost'
    await db
      .updateTable('lead_handling')
      .set({
        stage,
        ...(isOver && { status: 'closed' }),
        ...(stage !== 'lost' && { worth_rupees: sql<number>`1000 * (number % 90 + 1)` }),
        ...(stage === 'lost' && { lost_because: LOST_REASONS[0] }),
      })
      .where('kind', 'in', ['contact', 'audit'])
      .where('status', 'in', ['answered', 'closed'])
      .where(sql<boolean>`number % 20 = ${sql.lit(at)}`)
      .execute()
  }
}

function some(db: Database, status: Handled['status'], limit: number, kind?: Handled['kind']): Promise<Handled[]> {
  return db
    .selectFrom('lead_handling')
    .select(['lead_id', 'status', 'kind', 'received_at'])
    .where('status', '=', status)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
    .orderBy('received_at', 'desc')
    .limit(limit)
    .execute()
}

/** A third of them is over, the rest is due within two months from now. */
function followUp(lead_id: string, at: number, owner: string, now: Date) {
  const due_at = new Date(now.getTime() + ((at % 90) - 30) * DAY_MS).toISOString()
  return {
    ...{ id: lead_id, lead_id, due_at, text: 'Call about the offer', set_by: owner, set_by_name: 'Asha Rao' },
    ...{ set_at: now.toISOString(), ended_at: null },
  }
}

function letter(at: number, now: Date) {
  return {
    ...{ id: `letter-${String(at).padStart(6, '0')}`, lead_id: null, direction: 'in' as const, way: 'mail' as const },
    ...{ message_id: `letter-${at}@example.org`, in_reply_to: null, from_address: `stranger${at}@example.org` },
    ...{ from_name: null, to_address: 'reply@example.com', subject: 'Hello', text: 'About my bill.\n'.repeat(40) },
    ...{ html: null, automatic: at % 2 === 0 ? ('reply' as const) : null, staff_id: null, staff_name: null },
    ...{ at: new Date(now.getTime() - at * 60_000).toISOString(), taken_back_at: null, dismissed_at: null },
  }
}

function slot(at: number, now: Date) {
  const starts = now.getTime() + (at / 8) * DAY_MS
  return {
    ...{
      id: `slot-${at}`,
      starts_at: new Date(starts).toISOString(),
      ends_at: new Date(starts + DAY_MS / 12).toISOString(),
    },
    ...{ area_id: 'areas-1', area_name: 'Hyderabad', places: 4, made_by: 'Asha Rao', made_at: now.toISOString() },
    cancelled_at: null,
  }
}

async function inBatches<Row>(rows: Row[], insert: (rows: Row[]) => { execute: () => Promise<unknown> }) {
  for (let at = 0; at < rows.length; at += BATCH) await insert(rows.slice(at, at + BATCH)).execute()
}
