import type { Transaction } from 'kysely'
import type { Database } from '#database/database.ts'
import type { Tables } from '#database/tables.ts'
import { type FirstValue, firstId, firstValues } from './first-values.ts'
import { type FactSettings, withSettings } from './values-of-settings.ts'

/**
 * Writes the first values of each register that has no entry yet, also one in the trash, and of each name that pages ask for
 * and a register does not have: once. What staff have is left as it is.
 */
export async function seedRegisters(db: Database, settings: FactSettings, now: Date) {
  await db.transaction().execute(async (trx) => {
    const rows = await trx.selectFrom('register_entries').select(['register', 'key', 'published']).execute()
    const known = { ...settings, ...linksOfCompany(rows.find(({ register }) => register === 'company')?.published) }
    for (const [register, values] of Object.entries(withSettings(firstValues, known))) {
      const own = rows.filter((row) => row.register === register)
      for (const [place, value] of values.entries()) {
        const isThere = value.key ? own.some(({ key }) => key === value.key) : own.length > 0
        if (!isThere) await insertFirst(trx, { register, place, value }, now)
      }
    }
  })
}

/** Where the floating links led while their addresses stood with the company. */
function linksOfCompany(published: string | null = null): FactSettings {
  const { climateYodha, kvahRules } = JSON.parse(published ?? '{}') as Partial<Record<string, string | null>>
  return {
    ...(climateYodha && { CLIMATE_YODHA_URL: climateYodha }),
    ...(kvahRules && { KVAH_REGULATIONS_URL: kvahRules }),
  }
}

interface First {
  register: string
  /** From 0. */
  place: number
  value: FirstValue
}

async function insertFirst(trx: Transaction<Tables>, { register, place, value }: First, now: Date) {
  const id = firstId(register, value.key, place)
  const [values, at] = [JSON.stringify(value.values), now.toISOString()]
  const is_sample = value.isSample ? 1 : 0
  // Several processes may start at once: what the other one has written is the same.
  const written = await trx
    .insertInto('register_entries')
    .values({
      ...{ id, register, key: value.key ?? null, position: place, published: values, draft: null, publish_at: null },
      ...{ deleted_at: null, is_sample, revision: 1, updated_at: at, updated_by: '' },
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (Number(written.numInsertedOrUpdatedRows) === 0) return

  const act = value.isOfSetting ? 'setting' : 'first'
  await trx
    .insertInto('register_versions')
    .values({
      ...{ entry_id: id, number: 1, act, values, publish_at: null, is_sample },
      ...{ made_at: at, staff_id: null, staff_name: '' },
    })
    .execute()
  await countFactsChange(trx, now)
}

/** Tells every process that what visitors see has changed. */
export async function countFactsChange(trx: Transaction<Tables>, now: Date) {
  await trx
    .updateTable('register_stamp')
    .set((eb) => ({ version: eb('version', '+', 1), changed_at: now.toISOString() }))
    .execute()
}
