import { sql } from 'kysely'
import { findOpening, listOpen, stateOf } from '#company/openings/opening-queries.ts'
import { readFacts } from '#company/registers/read-facts.ts'
import type { Database } from '#database/database.ts'
import type { EditionRow } from '#database/tables.ts'
import { dayInIndia } from '#platform/day-in-india.ts'
import type { NewsKind } from './automatic-kinds.ts'

/** Something that was published, by what its edition's block needs. */
export interface News {
  kind: NewsKind
  /** What it is known by, and told once by. */
  subject: string
  /** Of a tariff: "IN-TS". */
  state: string | null
  /** Published for a time that is over: nobody needs an email about it. */
  isPast?: boolean
}

/** As many as are looked at in one go; the rest comes with the next. */
const MOST = 50

/** What visitors can see of a kind and nobody has taken note of, the oldest first. */
export async function listUnnoted(db: Database, kind: NewsKind, now: Date): Promise<News[]> {
  const noted = async (found: News[]) => {
    if (found.length === 0) return []
    const subjects = found.map(({ subject }) => subject)
    const rows = await db
      .selectFrom('edition_news')
      .select('subject')
      .where('kind', '=', kind)
      .where('subject', 'in', subjects)
      .execute()
    const known = new Set(rows.map(({ subject }) => subject))
    return found.filter(({ subject }) => !known.has(subject)).slice(0, MOST)
  }

  switch (kind) {
    case 'article':
      return listArticles(db, now)
    case 'tariff':
      return noted(await listTariffNews(db, now))
    case 'opening':
      return noted((await listOpen(db, now)).map(({ id }) => ({ kind, subject: id, state: null })))
    case 'price':
      return noted(await listPrices(db, now))
  }
}

async function listArticles(db: Database, now: Date): Promise<News[]> {
  const rows = await db
    .selectFrom('posts')
    .select('id')
    .where('status', '<>', 'draft')
    .where('published_at', '<=', now.toISOString())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('edition_news')
            .select('subject')
            .where('kind', '=', 'article')
            .where('subject', '=', sql<string>`cast(posts.id as text)`),
        ),
      ),
    )
    .orderBy('published_at')
    .orderBy('id')
    .limit(MOST)
    .execute()
  return rows.map(({ id }) => ({ kind: 'article', subject: String(id), state: null }))
}

async function listTariffNews(db: Database, now: Date): Promise<News[]> {
  const today = dayInIndia(now)
  const orders = await db
    .selectFrom('tariff_orders')
    .select(['id', 'state_code', 'text'])
    .where('status', '=', 'live')
    .orderBy('version')
    .execute()
  const surcharges = await db
    .selectFrom('tariff_surcharges')
    .select(['id', 'state_code', 'to_month'])
    .where('ended_at', 'is', null)
    .orderBy('entered_at')
    .orderBy('id')
    .execute()
  return [
    ...orders.map(({ id, state_code, text }) => ({
      ...{ kind: 'tariff' as const, subject: id, state: state_code },
      isPast: isBefore(lastDayOf(text), today),
    })),
    ...surcharges.map(({ id, state_code, to_month }) => ({
      ...{ kind: 'tariff' as const, subject: id, state: state_code },
      isPast: to_month < today.slice(0, 7),
    })),
  ]
}

function lastDayOf(text: string): string | null {
  const [record] = [JSON.parse(text)].flat() as { validTo?: string | null }[]
  return record?.validTo ?? null
}

function isBefore(day: string | null, today: string): boolean {
  return day !== null && day < today
}

/** A price is known by its product and itself: another one is news, and so is the former one when it comes back. */
async function listPrices(db: Database, now: Date): Promise<News[]> {
  const { products } = await readFacts(db, now)
  const told = await db.selectFrom('edition_news').select(['subject', 'noted_at']).where('kind', '=', 'price').execute()
  return Object.entries(products).flatMap(([key, product]) => {
    if (product?.price == null || product.isSample) return []
    const own = told.filter(({ subject }) => subject.startsWith(`${key} `)).map(({ subject }) => subject)
    const last = own.toSorted((one, other) => countOf(one) - countOf(other)).at(-1)
    if (last && priceOf(last) === product.price) return []
    const count = last ? countOf(last) + 1 : 1
    return [{ kind: 'price' as const, subject: `${key} ${product.price} ${count}`, state: null }]
  })
}

/** Of a subject: the product's key. */
export function productOf(subject: string): string {
  return subject.split(' ')[0] ?? ''
}

/** Of a subject: its price in paise. */
function priceOf(subject: string): number {
  return Number(subject.split(' ')[1])
}

function countOf(subject: string): number {
  return Number(subject.split(' ')[2])
}

/** Whether visitors can still see what was published. */
export async function isPublished(db: Database, { kind, subject }: Pick<News, 'kind' | 'subject'>, now: Date) {
  switch (kind) {
    case 'article':
      return (await findArticle(db, subject, now)) !== undefined
    case 'tariff': {
      const order = db.selectFrom('tariff_orders').select('id').where('id', '=', subject).where('status', '=', 'live')
      const surcharge = db
        .selectFrom('tariff_surcharges')
        .select('id')
        .where('id', '=', subject)
        .where('ended_at', 'is', null)
      return Boolean((await order.executeTakeFirst()) ?? (await surcharge.executeTakeFirst()))
    }
    case 'opening': {
      const opening = await findOpening(db, subject)
      return opening !== undefined && stateOf(opening, now) === 'open'
    }
    case 'price': {
      const { products } = await readFacts(db, now)
      const product = Object.entries(products).find(([key]) => key === productOf(subject))?.[1]
      return product?.price === priceOf(subject)
    }
  }
}

/** An article that visitors can see, by the id that its news is known by. */
export function findArticle(db: Database, subject: string, now: Date) {
  return db
    .selectFrom('posts')
    .select(['id', 'slug', 'title', 'description'])
    .where('id', '=', Number(subject))
    .where('status', '<>', 'draft')
    .where('published_at', '<=', now.toISOString())
    .executeTakeFirst()
}

/** What an edition tells, in its order. */
export async function newsOf(db: Database, { id, automatic }: Pick<EditionRow, 'id' | 'automatic'>): Promise<News[]> {
  const rows = await db
    .selectFrom('edition_news')
    .select(['kind', 'subject', 'state_code'])
    .where(automatic === 'digest' ? 'digest_id' : 'edition_id', '=', id)
    .orderBy('noted_at')
    .orderBy('subject')
    .execute()
  return rows.map(({ kind, subject, state_code }) => ({ kind, subject, state: state_code }))
}

/** The newest of a kind, for a preview. Undefined where nothing was ever published. */
export async function findNewest(db: Database, kind: NewsKind, now: Date): Promise<News | undefined> {
  switch (kind) {
    case 'article': {
      const post = await db
        .selectFrom('posts')
        .select('id')
        .where('status', '<>', 'draft')
        .where('published_at', '<=', now.toISOString())
        .orderBy('published_at', 'desc')
        .orderBy('id', 'desc')
        .executeTakeFirst()
      return post && { kind, subject: String(post.id), state: null }
    }
    case 'tariff':
      return (await listTariffNews(db, now)).at(-1)
    case 'opening': {
      const opening = (await listOpen(db, now)).toSorted((a, b) => a.postedOn.localeCompare(b.postedOn)).at(-1)
      return opening && { kind, subject: opening.id, state: null }
    }
    case 'price': {
      const { products } = await readFacts(db, now)
      const priced = Object.entries(products).find(([, product]) => product?.price != null && !product.isSample)
      return priced && { kind, subject: `${priced[0]} ${priced[1]?.price} 1`, state: null }
    }
  }
}
