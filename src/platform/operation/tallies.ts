import { sql } from 'kysely'
import type { Database } from '#database/database.ts'
import type { TalliesTable } from '#database/tables.ts'
import { dayInIndia } from '#platform/day-in-india.ts'
import type { Services } from '#platform/services.ts'

export type TallyKind = TalliesTable['kind']

const WRITE_MS = 10_000
// A scan of made-up names fills memory and table to here and no further: what comes after is counted together.
const MOST_HELD = 500
const MOST_A_DAY = 300
const LONGEST_NAME = 200
/** A year and a month: enough to compare a season with the last one. */
const KEPT_MS = 400 * 86_400_000

export interface Tallies {
  /** Counts in memory; nobody waits for it. */
  add: (kind: TallyKind, name: string) => void
  /** Writes what was counted since the last time. */
  settle: () => Promise<void>
}

interface Held {
  kind: TallyKind
  day: string
  name: string
  times: number
}

/** Counts by the day what is worth a look, in memory, and writes it down every ten seconds: one write, however many came. */
export function openTallies({ db, log, now }: Pick<Services, 'db' | 'log' | 'now'>): Tallies {
  // Each kind has room of its own: a scan of made-up addresses must not crowd out what visitors looked for.
  const held = new Map<TallyKind, Map<string, Held>>()
  let isPlanned = false

  function add(kind: TallyKind, name: string) {
    hold({ kind, day: dayInIndia(now()), name: name.slice(0, LONGEST_NAME).toWellFormed(), times: 1 })
    if (isPlanned) return
    isPlanned = true
    setTimeout(settle, WRITE_MS).unref()
  }

  function hold(tally: Held) {
    const ofKind = held.get(tally.kind) ?? new Map<string, Held>()
    held.set(tally.kind, ofKind)

    const hasRoom = ofKind.size < MOST_HELD || ofKind.has(keyOf(tally))
    const kept = hasRoom ? tally : { ...tally, name: '' }
    const known = ofKind.get(keyOf(kept))
    if (known) known.times += kept.times
    else ofKind.set(keyOf(kept), { ...kept })
  }

  async function settle() {
    const written = [...held.values()].flatMap((ofKind) => [...ofKind.values()])
    held.clear()
    isPlanned = false
    if (written.length === 0) return

    try {
      await db.transaction().execute((trx) => write(trx, written))
    } catch (error) {
      log.warn({ err: error }, 'tallies could not be written and are kept for the next time')
      for (const tally of written) hold(tally)
    }
  }

  return { add, settle }
}

function keyOf({ day, name }: Pick<Held, 'day' | 'name'>): string {
  return `${day} ${name}`
}

async function write(trx: Database, written: Held[]) {
  const groups = Map.groupBy(written, ({ kind, day }) => `${kind} ${day}`)
  for (const group of groups.values()) {
    await trx
      .insertInto('tallies')
      .values(await withinBounds(trx, group))
      .onConflict((conflict) =>
        conflict.columns(['kind', 'day', 'name']).doUpdateSet({ times: sql<number>`tallies.times + excluded.times` }),
      )
      .execute()
  }
}

async function withinBounds(trx: Database, group: Held[]): Promise<Held[]> {
  const { kind, day } = group[0]!
  const rows = await trx
    .selectFrom('tallies')
    .select('name')
    .where('kind', '=', kind)
    .where('day', '=', day)
    .where('name', '<>', '')
    .execute()
  const known = new Set(rows.map(({ name }) => name))

  const fresh = group.filter(({ name }) => name !== '' && !known.has(name)).sort((one, two) => two.times - one.times)
  const admitted = new Set([...known, ...fresh.slice(0, MOST_A_DAY - known.size).map(({ name }) => name)])
  const rest = group.filter(({ name }) => !admitted.has(name)).reduce((sum, { times }) => sum + times, 0)
  return [
    ...group.filter(({ name }) => admitted.has(name)),
    ...(rest > 0 ? [{ kind, day, name: '', times: rest }] : []),
  ]
}

export interface Tally {
  name: string
  times: number
  lastDay: string
}

/** What came most often since that day, several days together. An empty name is all that had no row of its own. */
export async function listTallies(db: Database, kind: TallyKind, since: string, limit: number): Promise<Tally[]> {
  const rows = await db
    .selectFrom('tallies')
    .select(({ fn }) => ['name', fn.sum<number | string>('times').as('times'), fn.max('day').as('lastDay')])
    .where('kind', '=', kind)
    .where('day', '>=', since)
    .groupBy('name')
    .orderBy('times', 'desc')
    .orderBy('name')
    .limit(limit)
    .execute()

  return rows.map(({ times, ...row }) => ({ ...row, times: Number(times) }))
}

export async function forgetOldTallies({ db, now }: Pick<Services, 'db' | 'now'>) {
  const oldest = dayInIndia(new Date(now().getTime() - KEPT_MS))
  await db.deleteFrom('tallies').where('day', '<', oldest).execute()
}
