import { randomUUIDv7 } from 'node:crypto'
import { checkSurcharge, type SurchargeTrouble } from '#calculator/registers/check-surcharge.ts'
import type { Surcharge } from '#calculator/registers/merge-surcharges.ts'
import { listLiveOrders, listLiveSurcharges, makeTariffLibrary, nextTariffVersion } from '#calculator/tariff-library.ts'
import type { Database } from '#database/database.ts'
import type { TariffSurchargeRow } from '#database/tables.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import type { Services } from '#platform/services.ts'
import { companyName } from './surcharge-schema.ts'

type Outcome = { ok: true; id: string } | { ok: false; trouble?: SurchargeTrouble }
/** Ends the transaction, so that nothing of it stays. */
class Refused extends Error {
  readonly trouble: SurchargeTrouble | undefined

  constructor(trouble?: SurchargeTrouble) {
    super('refused')
    this.trouble = trouble
  }
}

/** Saves a surcharge, once by this id. With `replaces` it corrects another one, which stays in the history. */
export function enterSurcharge(
  entry: Surcharge,
  { id = randomUUIDv7(), replaces = null, staff }: { id?: string; replaces?: string | null; staff: Staff },
  services: Services,
): Promise<Outcome> {
  return change(services, async (trx, at) => {
    if (await trx.selectFrom('tariff_surcharges').select('id').where('id', '=', id).executeTakeFirst()) return id
    const live = await listLiveSurcharges(trx)
    const before = live.find(({ id }) => id === replaces)
    if (replaces && !before) throw new Refused()

    const others = live.filter(({ id }) => id !== replaces)
    const trouble = checkSurcharge(entry, makeTariffLibrary(await listLiveOrders(trx), []).list(), others)
    if (trouble) throw new Refused(trouble)

    if (before) await end(trx, before.id, { reason: 'corrected', staff, at })
    const { state_code, discom, category, part, kind, value, from_month, to_month, source } = entry
    await trx
      .insertInto('tariff_surcharges')
      .values({
        ...{ id, state_code, discom, category, part, kind, value, from_month, to_month, source },
        ...{ entered_at: at.toISOString(), entered_by: staff.id, entered_by_name: staff.name, replaces },
      })
      .execute()
    await recordAction(trx, {
      staff,
      action: before ? 'surcharge.corrected' : 'surcharge.entered',
      subject: companyName(entry),
      details: { ...told(entry), ...(before && { before: `${before.value} (${before.kind})` }) },
      at,
    })
    return id
  })
}

/** Bills say again what they said without it. It stays in the history. */
export function removeSurcharge(id: string, staff: Staff, services: Services): Promise<Outcome> {
  return change(services, async (trx, at) => {
    const before = (await listLiveSurcharges(trx)).find((each) => each.id === id)
    if (!before) throw new Refused()

    await end(trx, id, { reason: 'removed', staff, at })
    await recordAction(trx, {
      ...{ staff, action: 'surcharge.removed', subject: companyName(before), details: told(before), at },
    })
    return id
  })
}

/** Those that were corrected or removed, the newest end first. */
export function listEndedSurcharges(db: Database, most: number): Promise<TariffSurchargeRow[]> {
  return db
    .selectFrom('tariff_surcharges')
    .selectAll()
    .where('ended_at', 'is not', null)
    .orderBy('ended_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}

async function change({ db, now }: Services, act: (trx: Database, at: Date) => Promise<string>): Promise<Outcome> {
  const at = now()
  try {
    const id = await db.transaction().execute(async (trx) => {
      await nextTariffVersion(trx, at)
      return act(trx, at)
    })
    return { ok: true, id }
  } catch (error) {
    if (error instanceof Refused) return { ok: false, ...(error.trouble && { trouble: error.trouble }) }
    throw error
  }
}

interface End {
  reason: 'corrected' | 'removed'
  staff: Staff
  at: Date
}

async function end(trx: Database, id: string, { reason, staff, at }: End) {
  await trx
    .updateTable('tariff_surcharges')
    .set({ ended_at: at.toISOString(), ended_by_name: staff.name, end_reason: reason })
    .where('id', '=', id)
    .execute()
}

function told({ from_month, to_month, category, value, kind }: Surcharge) {
  const months = from_month === to_month ? from_month : `${from_month} to ${to_month}`
  return { months, value: `${value} (${kind})`, ...(category && { category }) }
}
