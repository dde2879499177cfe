import type { Database } from '#database/database.ts'
import type { AutomaticKind } from '#database/tables.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import type { Services } from '#platform/services.ts'
import { AUTOMATIC_KINDS, type Mode } from './automatic-kinds.ts'
import { listUnnoted } from './news.ts'

export interface Switch {
  kind: AutomaticKind
  mode: Mode
  changedAt: string | null
  changedBy: string | null
}

/** How each stands; off until somebody switches it on. */
export async function listSwitches(db: Database): Promise<Switch[]> {
  const rows = await db.selectFrom('automatic_letters').selectAll().execute()
  return AUTOMATIC_KINDS.map((kind) => {
    const row = rows.find((each) => each.kind === kind)
    return {
      ...{ kind, mode: row?.mode ?? 'off' },
      ...{ changedAt: row?.changed_at ?? null, changedBy: row?.changed_by_name ?? null },
    }
  })
}

/** Once a kind is switched on, what had been published before is no news. */
export async function setSwitch(
  { kind, mode, staff }: { kind: AutomaticKind; mode: Mode; staff: { id: string; name: string } },
  { db, now }: Pick<Services, 'db' | 'now'>,
) {
  const at = now()
  await db.transaction().execute(async (trx) => {
    const before = (await listSwitches(trx)).find((each) => each.kind === kind)?.mode
    if (before === mode) return
    const row = { mode, changed_at: at.toISOString(), changed_by_name: staff.name }
    await trx
      .insertInto('automatic_letters')
      .values({ kind, ...row })
      .onConflict((conflict) => conflict.column('kind').doUpdateSet(row))
      .execute()
    // What was to go by itself waits for a person from now on.
    if (mode !== 'goes')
      await trx
        .updateTable('editions')
        .set({ status: 'waiting', send_at: null, approved_by_name: null })
        .where('automatic', '=', kind)
        .where('status', '=', 'scheduled')
        .where('changed_by', '=', '')
        .execute()
    if (before === 'off' && kind !== 'digest') await noteAsOld(trx, kind, at)
    await recordAction(trx, { staff, action: 'automatic-letter.switched', subject: kind, details: { mode }, at })
  })
}

async function noteAsOld(trx: Database, kind: Exclude<AutomaticKind, 'digest'>, at: Date) {
  for (;;) {
    const found = await listUnnoted(trx, kind, at)
    if (found.length === 0) return
    await trx
      .insertInto('edition_news')
      .values(
        found.map(({ subject, state }) => ({
          ...{ kind, subject, state_code: state, noted_at: at.toISOString(), is_old: 1 },
          ...{ edition_id: null, digest_id: null },
        })),
      )
      .onConflict((conflict) => conflict.columns(['kind', 'subject']).doNothing())
      .execute()
  }
}
