import { type RawBuilder, sql } from 'kysely'
import { type Database, engineOf } from '#database/database.ts'
import type { SubscriberRow } from '#database/tables.ts'
import { hashOfAddress } from '#leads/suppressions.ts'
import { isIn, SUBSCRIBER_STATES, type SubscriberFilter, type SubscriberState, stateOf } from './subscriber-filter.ts'

const PAGE = 50
const EXPORT_BATCH = 1_000

export interface SubscriberEntry extends SubscriberRow {
  state: SubscriberState
  since: string
  source: Source
  /** Why it is suppressed, and who saw to it. */
  suppression: { by: string; reason: string } | null
}

/** A place in the list, from which it goes on. */
export type Place = Pick<SubscriberRow, 'created_at' | 'id'>

/** A page of the list, newest first, and the place after which the next one begins. */
export async function listSubscribers(
  db: Database,
  filter: SubscriberFilter,
  { after, limit = PAGE }: { after?: Place; limit?: number } = {},
): Promise<{ rows: SubscriberEntry[]; next?: Place }> {
  const found = await fitting(db, filter)
    .selectAll()
    .$if(after !== undefined, (query) =>
      query.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(after!.created_at, after!.id))),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const rows = found.slice(0, limit)
  const last = found.length > limit ? rows.at(-1) : undefined

  return { rows: await withWhatIsKnown(db, rows), next: last && { created_at: last.created_at, id: last.id } }
}

/** Every row that fits, read in batches so that a million of them need no memory. */
export async function* streamSubscribers(db: Database, filter: SubscriberFilter): AsyncGenerator<SubscriberEntry[]> {
  let after: Place | undefined
  do {
    const { rows, next } = await listSubscribers(db, filter, { after, limit: EXPORT_BATCH })
    yield rows
    after = next
  } while (after)
}

/** How many fit, state by state, whatever state is looked at. */
export async function countStates(db: Database, filter: SubscriberFilter): Promise<Record<SubscriberState, number>> {
  const counts = await fitting(db, { ...filter, state: undefined })
    .select((eb) =>
      SUBSCRIBER_STATES.map((state) =>
        eb.fn.sum<number | string | null>(eb.case().when(isIn(eb, state)).then(1).else(0).end()).as(state),
      ),
    )
    .executeTakeFirstOrThrow()

  return Object.fromEntries(SUBSCRIBER_STATES.map((state) => [state, Number(counts[state] ?? 0)])) as Record<
    SubscriberState,
    number
  >
}

/** How many addresses are suppressed of which nothing but the seal is kept. */
export async function countSealed(db: Database): Promise<number> {
  const { all } = await db
    .selectFrom('suppressions')
    .select(({ fn }) => fn.countAll<number | string>().as('all'))
    .executeTakeFirstOrThrow()
  const { listed } = await db
    .selectFrom('subscribers')
    .select(({ fn }) => fn.countAll<number | string>().as('listed'))
    .where('suppressed_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return Math.max(0, Number(all) - Number(listed))
}

function fitting(db: Database, { search, state, topic }: SubscriberFilter) {
  const like = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

  return db
    .selectFrom('subscribers')
    .$if(search !== '', (query) =>
      query.where((eb) =>
        eb.or([
          sql<boolean>`${eb.ref('address')} like ${like} escape '\\'`,
          // SQLite lowers Latin letters alone; other scripts of India have no capitals.
          sql<boolean>`lower(${eb.ref('full_name')}) like ${like} escape '\\'`,
        ]),
      ),
    )
    .$if(topic !== undefined, (query) => query.where('topics', 'like', `%"${topic}"%`))
    .$if(state !== undefined, (query) => query.where((eb) => isIn(eb, state!)))
}

async function withWhatIsKnown(db: Database, rows: SubscriberRow[]): Promise<SubscriberEntry[]> {
  if (rows.length === 0) return []
  const [sources, suppressions] = await Promise.all([findSources(db, rows), findReasons(db, rows)])

  return rows.map((row) => ({
    ...row,
    ...stateOf(row),
    source: sources.get(row.address) ?? sourceOf(null),
    suppression: (row.suppressed_at && suppressions.get(hashOfAddress(row.address))) || null,
  }))
}

/** Of the sign-up that began it: later ones may be anybody's. */
async function findSources(db: Database, rows: SubscriberRow[]): Promise<Map<string, Source>> {
  const leads = await db
    .selectFrom('leads')
    .select([sql<string>`lower(email)`.as('address'), 'attribution'])
    .where(isSignUp(db))
    .where(
      sql<string>`lower(email)`,
      'in',
      rows.map(({ address }) => address),
    )
    .where('attribution', 'is not', null)
    .orderBy('received_at', 'desc')
    .execute()
  return new Map(leads.map(({ address, attribution }) => [address, sourceOf(attribution)]))
}

/**
 * SQLite takes the small index of sign-ups by address only where it is told
 * that most leads are such: at 200,000 leads 7 ms instead of 340.
 */
function isSignUp(db: Database): RawBuilder<boolean> {
  const isSo = sql<boolean>`kind = 'subscription'`
  return engineOf(db) === 'sqlite' ? sql<boolean>`likelihood(${isSo}, 0.9999)` : isSo
}

async function findReasons(db: Database, rows: SubscriberRow[]) {
  const hashes = rows.filter(({ suppressed_at }) => suppressed_at).map(({ address }) => hashOfAddress(address))
  if (hashes.length === 0) return new Map()

  const found = await db.selectFrom('suppressions').selectAll().where('hash', 'in', hashes).execute()
  return new Map(found.map(({ hash, reason, suppressed_by }) => [hash, { by: suppressed_by, reason }]))
}

type Marks = Partial<Record<string, string>>

interface Attribution {
  first?: Marks
  last?: Marks
  referrer?: string
  landing_path?: string
}

interface Source {
  /** Campaign, or the site that led here; null where nobody said. */
  from: string | null
  landing: string | null
}

/** Where a lead came from (see lead-context.ts), in few words: what first brought the visitor counts. */
export function sourceOf(attribution: string | null): Source {
  if (!attribution) return { from: null, landing: null }

  const { first, last, referrer, landing_path = null } = JSON.parse(attribution) as Attribution
  const { utm_source, utm_medium, utm_campaign, gclid } = first ?? last ?? {}
  const marks = [utm_source ?? (gclid && 'google'), utm_medium, utm_campaign].filter(Boolean).join(' / ')

  return { from: marks || hostOf(referrer), landing: landing_path }
}

function hostOf(referrer?: string): string | null {
  return referrer && URL.canParse(referrer) ? new URL(referrer).host || null : null
}
