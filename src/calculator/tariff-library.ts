import { hash } from 'node:crypto'
import type { Database } from '#database/database.ts'
import { compressText, type StoredText } from '#platform/http/compress-text.ts'
import { isUnavailable } from '#platform/http/problem.ts'
import { type Applied, applyOrders, type LiveOrder } from './registers/apply-orders.ts'
import { mergeSurcharges, type Surcharge } from './registers/merge-surcharges.ts'
import type { Tariff } from './tariff-schema.ts'
import { inWordsOfLanguage } from './tariff-words.ts'

// In the server's build, so that the running site needs no folder beside it; read once, with the process.
const FILES = import.meta.glob<Tariff[]>('./data/*.json', { import: 'default', eager: true })
const BUILT_IN = Object.values(FILES).flat()

/** All records as they are in force now: the release's own, the orders approved at the desk, and the surcharges entered there. */
export interface TariffLibrary {
  /** Equal where all records are: of their content, so that no backup or other release can give it to others. */
  revision: string
  /** All records, or those of one state. */
  list: (stateCode?: string) => Tariff[]
  find: (id: string) => Tariff | undefined
  /** The 36 states and union territories, by name. */
  states: () => { code: string; name: string }[]
  /** The records of a state as browsers get them. */
  file: (stateCode: string) => StoredText | undefined
  unread: Applied['unread']
}

interface Kept {
  stamp: string
  library: TariffLibrary
}

const kept = new WeakMap<Database, Kept>()

/**
 * The records as they are now, in whatever process they were changed, with their names in the language of now: one small
 * query asks whether those in memory still hold. While the database is away, the last ones that this process saw do.
 */
export async function findTariffLibrary(db: Database): Promise<TariffLibrary> {
  return inWordsOfLanguage(await findEnglishLibrary(db))
}

async function findEnglishLibrary(db: Database): Promise<TariffLibrary> {
  const known = kept.get(db)
  try {
    const stamp = await findTariffStamp(db)
    if (known?.stamp === stamp) return known.library

    const library = await readTariffLibrary(db)
    kept.set(db, { stamp, library })
    return library
  } catch (error) {
    if (known && isUnavailable(error as Error)) return known.library
    throw error
  }
}

/** Without what is kept: for what decides on the records in a transaction. */
async function readTariffLibrary(db: Database): Promise<TariffLibrary> {
  return makeTariffLibrary(await listLiveOrders(db), await listLiveSurcharges(db))
}

/** The records as they would be with these orders and surcharges. */
export function makeTariffLibrary(orders: readonly LiveOrder[], surcharges: readonly Surcharge[]): TariffLibrary {
  const applied = applyOrders(BUILT_IN, orders)
  const records = mergeSurcharges(applied.records, surcharges)
  const byId = new Map(records.map((record) => [record.id, record]))
  const byState = Map.groupBy(records, ({ stateCode }) => stateCode)
  const files = new Map<string, StoredText>()
  let revision: string | undefined

  return {
    get revision() {
      revision ??= hash('sha256', JSON.stringify(records)).slice(0, 16)
      return revision
    },
    list: (stateCode) => (stateCode === undefined ? records : (byState.get(stateCode) ?? [])),
    find: (id) => byId.get(id),
    states: () =>
      [...byState]
        .map(([code, [record]]) => ({ code, name: record?.state ?? code }))
        .sort((one, other) => one.name.localeCompare(other.name)),
    file(stateCode) {
      const own = byState.get(stateCode)
      if (own && !files.has(stateCode)) files.set(stateCode, compressText(JSON.stringify(own)))
      return files.get(stateCode)
    },
    unread: applied.unread,
  }
}

const builtIn = makeTariffLibrary([], [])

/** The release's own records, whatever the desk added, with their names in the language of now. */
export function builtInTariffLibrary(): TariffLibrary {
  return inWordsOfLanguage(builtIn)
}

async function findTariffStamp(db: Database): Promise<string> {
  const { version, changed_at } = await db.selectFrom('tariff_version').selectAll().executeTakeFirstOrThrow()
  return `${version} ${changed_at}`
}

export function listLiveOrders(db: Database) {
  return db
    .selectFrom('tariff_orders')
    .select(['id', 'record_id', 'text', 'ended', 'version'])
    .where('status', '=', 'live')
    .orderBy('version')
    .execute()
}

export function listLiveSurcharges(db: Database) {
  return db.selectFrom('tariff_surcharges').selectAll().where('ended_at', 'is', null).orderBy('from_month').execute()
}

/** Tells all processes that the records have changed. First in its transaction: whoever else changes them waits for its end. */
export async function nextTariffVersion(trx: Database, now: Date): Promise<number> {
  const { version } = await trx
    .updateTable('tariff_version')
    .set((eb) => ({ version: eb('version', '+', 1), changed_at: now.toISOString() }))
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}
