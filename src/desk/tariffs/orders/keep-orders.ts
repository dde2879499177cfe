import { randomUUIDv7 } from 'node:crypto'
import type { Ended } from '#calculator/registers/apply-orders.ts'
import { checkOrder } from '#calculator/registers/check-order.ts'
import { lineOf, type OrderFault, readOrder } from '#calculator/registers/read-order.ts'
import { listLiveOrders, makeTariffLibrary, nextTariffVersion } from '#calculator/tariff-library.ts'
import type { Database } from '#database/database.ts'
import { insertOnce } from '#database/insert-once.ts'
import type { TariffOrderRow, TariffOrdersTable } from '#database/tables.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import type { Services } from '#platform/services.ts'

interface Upload {
  id?: string
  text: string
  fileName: string
  endsEarly: boolean
}

type Refusal = { why: 'own' | 'decided' | 'stale' } | { why: 'later'; recordId: string }
export type Decided = { ok: true } | { ok: false; refusal: Refusal }

/** Ends the transaction, so that nothing of it stays. */
class Refused extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super('refused')
    this.refusal = refusal
  }
}

/**
 * Takes in a record that is in order, to wait for a second person; else says everything that is wrong with it. What is
 * there by this id already is not taken in again.
 */
export async function uploadOrder(
  { id = randomUUIDv7(), text, fileName, endsEarly }: Upload,
  staff: Staff,
  { db, now }: Services,
): Promise<{ id: string } | { faults: OrderFault[] }> {
  const read = readOrder(text)
  if (!read.record) return { faults: read.faults }
  const { record } = read
  const faults = await faultsAmongOthers(db, { text, ends_early: Number(endsEarly) })
  if (faults.length > 0) return { faults }

  await db.transaction().execute(async (trx) => {
    const row = trx.insertInto('tariff_orders').values({
      ...{ id, record_id: record.id, state_code: record.stateCode, file_name: fileName, text },
      ...{ ends_early: Number(endsEarly), status: 'waiting', ended: '[]' },
      ...{ uploaded_at: now().toISOString(), uploaded_by: staff.id, uploaded_by_name: staff.name },
    })
    if (!(await insertOnce(row))) return

    await recordAction(trx, {
      staff,
      action: 'tariff.uploaded',
      subject: id,
      details: { record: record.id },
      at: now(),
    })
  })
  return { id }
}

/** What is wrong with a record among those that are in force now. */
export async function faultsAmongOthers(
  db: Database,
  { text, ends_early }: Pick<TariffOrderRow, 'text' | 'ends_early'>,
): Promise<OrderFault[]> {
  const { record, faults } = readOrder(text)
  if (!record) return faults
  const records = makeTariffLibrary(await listLiveOrders(db), []).list()
  return checkOrder(record, records, { endsEarly: ends_early === 1 }).faults.map((fault) => ({
    ...fault,
    line: lineOf(text, fault.path),
  }))
}

/** From now on the record is on every bill. Never by who uploaded it. */
export function approveOrder(id: string, staff: Staff, services: Services): Promise<Decided> {
  return decide(id, services, async (order, trx, { version, at }) => {
    if (order.status !== 'waiting') throw new Refused({ why: 'decided' })
    if (order.uploaded_by === staff.id) throw new Refused({ why: 'own' })
    const { record } = readOrder(order.text)
    const records = makeTariffLibrary(await listLiveOrders(trx), []).list()
    const checked = record && checkOrder(record, records, { endsEarly: order.ends_early === 1 })
    if (!checked || checked.faults.length > 0) throw new Refused({ why: 'stale' })

    await change(trx, id, { status: 'live', version, ended: JSON.stringify(checked.ended), ...by(staff, at) })
    const ends = checked.ended.map((each) => `${each.id} on ${each.validTo}`).join('; ')
    await note(trx, order, { staff, at, action: 'tariff.approved', details: { ...(ends && { ends }) } })
  })
}

/** Nothing changes. Who uploaded a record withdraws it by this too. */
export function refuseOrder(id: string, staff: Staff, services: Services): Promise<Decided> {
  return decide(id, services, async (order, trx, { at }) => {
    if (order.status !== 'waiting') throw new Refused({ why: 'decided' })
    await change(trx, id, { status: 'refused', ...by(staff, at) })
    await note(trx, order, { staff, at, action: 'tariff.refused' })
  })
}

/** The record before it counts again: that one was agreed on before, so one person is enough. */
export function takeOrderBack(id: string, staff: Staff, services: Services): Promise<Decided> {
  return decide(id, services, async (order, trx, { at }) => {
    if (order.status !== 'live') throw new Refused({ why: 'decided' })
    const later = (await listLiveOrders(trx)).find(
      (other) => (other.version ?? 0) > (order.version ?? 0) && restsOn(other, order),
    )
    if (later) throw new Refused({ why: 'later', recordId: later.record_id })

    const taken = { taken_back_at: at.toISOString(), taken_back_by: staff.id, taken_back_by_name: staff.name }
    await change(trx, id, { status: 'taken-back', ...taken })
    await note(trx, order, { staff, at, action: 'tariff.taken-back' })
  })
}

export function findOrder(db: Database, id: string): Promise<TariffOrderRow | undefined> {
  return db.selectFrom('tariff_orders').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Without their texts, the newest first. */
export function listOrders(db: Database) {
  return db
    .selectFrom('tariff_orders')
    .select(['id', 'record_id', 'file_name', 'status', 'uploaded_at', 'uploaded_by_name'])
    .select(['decided_at', 'decided_by_name', 'taken_back_at', 'taken_back_by_name'])
    .orderBy('uploaded_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

type Touching = Pick<TariffOrderRow, 'record_id' | 'ended'>

/** Whether a later order changed what this one had made. */
function restsOn(later: Touching, order: Touching): boolean {
  const touched = touchedBy(order)
  return touchedBy(later).some((id) => touched.includes(id))
}

function touchedBy({ record_id, ended }: Touching): string[] {
  return [record_id, ...(JSON.parse(ended) as Ended[]).map(({ id }) => id)]
}

interface Moment {
  version: number
  at: Date
}

async function decide(
  id: string,
  { db, now }: Services,
  act: (order: TariffOrderRow, trx: Database, moment: Moment) => Promise<void>,
): Promise<Decided> {
  const at = now()
  try {
    await db.transaction().execute(async (trx) => {
      // First: of two who decide at once, the other waits here and then sees what became of it.
      const version = await nextTariffVersion(trx, at)
      const order = await findOrder(trx, id)
      if (!order) throw new Refused({ why: 'decided' })
      await act(order, trx, { version, at })
    })
    return { ok: true }
  } catch (error) {
    if (error instanceof Refused) return { ok: false, refusal: error.refusal }
    throw error
  }
}

async function change(trx: Database, id: string, values: Partial<TariffOrdersTable>) {
  await trx.updateTable('tariff_orders').set(values).where('id', '=', id).execute()
}

function by(staff: Staff, at: Date) {
  return { decided_at: at.toISOString(), decided_by: staff.id, decided_by_name: staff.name }
}

interface Note {
  staff: Staff
  at: Date
  action: string
  details?: Record<string, unknown>
}

function note(trx: Database, order: TariffOrderRow, { details, ...rest }: Note) {
  return recordAction(trx, { ...rest, subject: order.id, details: { record: order.record_id, ...details } })
}
