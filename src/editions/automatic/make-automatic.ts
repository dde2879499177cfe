import { randomUUIDv7 } from 'node:crypto'
import type { Database } from '#database/database.ts'
import type { AutomaticKind } from '#database/tables.ts'
import type { EditionBody } from '#editions/edition-body.ts'
import { weekBegan } from '#editions/most-a-week.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import type { Services } from '#platform/services.ts'
import { NEWS_KINDS, type NewsKind } from './automatic-kinds.ts'
import { isPublished, listUnnoted, type News, newsOf } from './news.ts'
import { listSwitches, type Switch } from './switches.ts'
import { takeBackNews } from './take-back-news.ts'
import { automaticCopy } from './words.en.ts'

/** So long what goes by itself can still be taken back, and what is published meanwhile comes with it. */
export const LAST_LOOK_MS = 30 * 60_000
/** The digest is made on Mondays from 9:00 in India. */
const DIGEST_AFTER_MS = 9 * 3_600_000
const DIGEST_LOOKS_BACK_MS = 14 * 24 * 3_600_000

/** Takes back what is not true any more, and begins an edition for what is new. At any time, in any number of processes. */
export async function lookAtNews(services: Services) {
  await takeBackNews(services)
  const switches = await listSwitches(services.db)
  for (const kind of NEWS_KINDS) {
    const own = switches.find((each) => each.kind === kind)
    if (own && own.mode !== 'off') await tell(kind, own, services)
  }
  const digest = switches.find(({ kind }) => kind === 'digest')
  if (digest && digest.mode !== 'off') await unlessOvertaken(() => makeDigest(digest, services))
}

/** The same beside something else that was done, which stands whatever comes of it: the next minute looks again. */
export async function lookAtNewsNow(services: Services) {
  await lookAtNews(services).catch((error) =>
    services.log.error({ err: error }, 'the news could not be looked at just now'),
  )
}

async function tell(kind: NewsKind, own: Switch, services: Services) {
  const { db, now } = services
  const found = await listUnnoted(db, kind, now())
  // Prices and articles are told one by one; openings together, and tariffs by state.
  const groups = Map.groupBy(found, ({ subject, state }) =>
    kind === 'article' || kind === 'price' ? subject : (state ?? ''),
  )
  for (const news of groups.values()) await unlessOvertaken(() => tellTogether(news, own, services))
}

/** Another process did the same just now: all of ours is undone, and the next minute looks again. */
class Overtaken extends Error {}

async function unlessOvertaken(work: () => Promise<void>) {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Overtaken)) throw error
  }
}

async function tellTogether(found: News[], own: Switch, { db, now }: Services) {
  const at = now()
  const fresh = found.filter(({ isPast }) => !isPast)
  const [first] = fresh
  const open = first && (first.kind === 'opening' || first.kind === 'tariff') ? await findOpen(db, first) : undefined
  const earlier = open ? await newsOf(db, { id: open.id, automatic: own.kind }) : []
  // Worked out before the transaction: nobody else can write meanwhile.
  const { bodyOfNews } = await bodies()
  const body = first && (await bodyOfNews(db, [...earlier, ...fresh], at))

  await db.transaction().execute(async (trx) => {
    await note(trx, found, at)
    if (!first || !body) return
    const id = open?.id ?? randomUUIDv7()
    if (open) await writeAnew(trx, { ...open, body, at })
    else await begin(trx, { id, kind: first.kind, body, own, at })
    for (const { kind, subject } of fresh)
      await trx
        .updateTable('edition_news')
        .set({ edition_id: id })
        .where('kind', '=', kind)
        .where('subject', '=', subject)
        .execute()
  })
}

// With them comes the calculator, which whoever only knows the jobs does not need.
function bodies() {
  return import('./body-of-news.ts')
}

async function note(trx: Database, found: News[], at: Date) {
  const rows = await trx
    .insertInto('edition_news')
    .values(
      found.map(({ kind, subject, state, isPast }) => ({
        ...{ kind, subject, state_code: state, noted_at: at.toISOString(), is_old: isPast ? 1 : 0 },
        ...{ edition_id: null, digest_id: null },
      })),
    )
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).doNothing())
    .returning('subject')
    .execute()
  if (rows.length < found.length) throw new Overtaken()
}

/** An edition about the same that has not gone, and that nobody has written on. */
function findOpen(db: Database, { kind, state }: News): Promise<{ id: string; version: number } | undefined> {
  return db
    .selectFrom('editions')
    .select(['editions.id', 'version'])
    .where('automatic', '=', kind)
    .where('status', 'in', ['waiting', 'scheduled'])
    .where('changed_by', '=', '')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('edition_news')
          .select('subject')
          .whereRef('edition_news.edition_id', '=', 'editions.id')
          .$if(state !== null, (query) => query.where('state_code', '=', state)),
      ),
    )
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

interface Writing {
  id: string
  version: number
  body: EditionBody
  at: Date
}

async function writeAnew(trx: Database, { id, version, body, at }: Writing) {
  const written = await trx
    .updateTable('editions')
    .set((eb) => ({
      ...{ body: JSON.stringify(body), version: version + 1, changed_at: at.toISOString() },
      send_at: eb
        .case()
        .when('status', '=', 'scheduled')
        .then(new Date(at.getTime() + LAST_LOOK_MS).toISOString())
        .else(null)
        .end(),
    }))
    .where('id', '=', id)
    .where('version', '=', version)
    .where('status', 'in', ['waiting', 'scheduled'])
    .returning('id')
    .executeTakeFirst()
  if (!written) throw new Overtaken()
  await recordAction(trx, { staff: null, action: 'edition.added-to-by-itself', subject: id, at })
}

interface Beginning {
  id: string
  kind: AutomaticKind
  body: EditionBody
  own: Switch
  at: Date
}

async function begin(trx: Database, { id, kind, body, own, at }: Beginning) {
  const time = at.toISOString()
  const goes = own.mode === 'goes'
  await trx
    .insertInto('editions')
    .values({
      ...{ id, status: goes ? 'scheduled' : 'waiting', body: JSON.stringify(body), version: 1, editor: '' },
      ...{ created_at: time, changed_at: time, changed_by: '', changed_by_name: automaticCopy.writer },
      ...{ automatic: kind, send_at: goes ? new Date(at.getTime() + LAST_LOOK_MS).toISOString() : null },
      // Whoever said that it goes by itself has sent it.
      approved_by_name: goes ? own.changedBy : null,
    })
    .execute()
  await recordAction(trx, { staff: null, action: 'edition.begun-by-itself', subject: id, details: { kind }, at })
}

/** Once a week, with what no digest has told yet. A week with nothing new has none. */
async function makeDigest(own: Switch, { db, now }: Services) {
  const at = now()
  const from = new Date(weekBegan(at).getTime() + DIGEST_AFTER_MS).toISOString()
  if (at.toISOString() < from || (own.changedAt ?? '') > from || (await isMade(db, from))) return

  const news = await listForDigest(db, at)
  const { bodyOfDigest } = await bodies()
  const body = news.length > 0 ? await bodyOfDigest(db, news, at) : undefined
  if (!body) return
  await db.transaction().execute(async (trx) => {
    const id = randomUUIDv7()
    await begin(trx, { id, kind: 'digest', body, own, at })
    for (const { kind, subject } of news) {
      const taken = await trx
        .updateTable('edition_news')
        .set({ digest_id: id })
        .where('kind', '=', kind)
        .where('subject', '=', subject)
        .where('digest_id', 'is', null)
        .returning('subject')
        .executeTakeFirst()
      if (!taken) throw new Overtaken()
    }
  })
}

async function isMade(db: Database, from: string): Promise<boolean> {
  const made = await db
    .selectFrom('editions')
    .select('id')
    .where('automatic', '=', 'digest')
    .where('created_at', '>=', from)
    .where((eb) => eb.or([eb('status', '<>', 'cancelled'), eb('began_at', 'is not', null)]))
    .executeTakeFirst()
  return made !== undefined
}

/** What visitors can still see of the last two weeks' news. */
async function listForDigest(db: Database, at: Date): Promise<News[]> {
  const rows = await db
    .selectFrom('edition_news')
    .selectAll()
    .where('digest_id', 'is', null)
    .where('is_old', '=', 0)
    .where('noted_at', '>=', new Date(at.getTime() - DIGEST_LOOKS_BACK_MS).toISOString())
    .orderBy('noted_at')
    .orderBy('subject')
    .execute()
  const news: News[] = []
  for (const { kind, subject, state_code } of rows)
    if (await isPublished(db, { kind, subject }, at)) news.push({ kind, subject, state: state_code })
  return news
}
