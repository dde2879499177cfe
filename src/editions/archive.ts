import { sql } from 'kysely'
import { countRows } from '#database/count-rows.ts'
import type { Database } from '#database/database.ts'
import type { EditionPagesTable } from '#database/tables.ts'
import { currentLanguage, FIRST_LANGUAGE, type Language } from '#platform/text/language.ts'
import { bodyOf, languageOf } from './edition-body.ts'
import { type KeptPart, readKeptParts } from './kept-parts.ts'

export const ARCHIVE_PATH = '/newsletter/archive'

/** Where an edition can be read by everybody. */
export function archivePath(name: string): string {
  return `${ARCHIVE_PATH}/${name}`
}

export interface ListedPage extends Pick<EditionPagesTable, 'name' | 'subject' | 'preheader'> {
  /** When sending began. */
  began_at: string
  writtenIn: Language
}

export interface ArchivedEdition extends ListedPage {
  parts: KeptPart[]
  /** Sent to its end: listed, in the feed and for search engines. Before that only its readers know its address. */
  isListed: boolean
}

/** An edition as sitemap and share pictures know a page. */
export function pageOfEdition({ name, subject, preheader, began_at, writtenIn }: ListedPage) {
  const path = archivePath(name)
  return {
    ...{ path, title: subject, description: preheader, picture: path.slice(1), updated: began_at.slice(0, 10) },
    ...(writtenIn !== FIRST_LANGUAGE && { languages: [writtenIn] }),
  }
}

const LISTED = ['name', 'subject', 'preheader', 'edition_pages.began_at', 'body'] as const

function withLanguage<Row extends { body: string }>({ body, ...row }: Row) {
  return { ...row, writtenIn: languageOf(bodyOf({ body })) }
}

/** What was sent to its end and is not private, newest first. */
function listed(db: Database) {
  return db
    .selectFrom('edition_pages')
    .innerJoin('editions', 'editions.id', 'edition_id')
    .where('is_private', '=', 0)
    .where('status', '=', 'sent')
}

export async function listArchive(
  db: Database,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<ListedPage[]> {
  const rows = await listed(db)
    .select(LISTED)
    .orderBy('edition_pages.began_at', 'desc')
    .orderBy('name', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(withLanguage)
}

export function countArchive(db: Database): Promise<number> {
  return countRows(listed(db))
}

/** The newest that are written in the language of now or in English, whole. */
export async function listForArchiveFeed(db: Database, limit: number): Promise<ArchivedEdition[]> {
  const rows = await listed(db)
    .select([...LISTED, 'parts'])
    // As a quote within a text of the body has a backslash before it, this is its own field.
    .where((eb) =>
      eb.or([eb('body', 'not like', '%"writtenIn":"%'), eb('body', 'like', `%"writtenIn":"${currentLanguage()}"%`)]),
    )
    .orderBy('edition_pages.began_at', 'desc')
    .orderBy('name', 'desc')
    .limit(limit)
    .execute()
  return rows.map(withLanguage).map(({ parts, ...row }) => ({ ...row, parts: readKeptParts(parts), isListed: true }))
}

/** What stands at an address of the archive: an edition that has begun and is not private. */
export async function findArchived(db: Database, name: string): Promise<ArchivedEdition | undefined> {
  const row = await db
    .selectFrom('edition_pages')
    .innerJoin('editions', 'editions.id', 'edition_id')
    .select([...LISTED, 'parts', 'status'])
    .where('name', '=', name)
    .where('is_private', '=', 0)
    .executeTakeFirst()
  if (!row) return undefined
  const { parts, status, ...page } = withLanguage(row)
  return { ...page, parts: readKeptParts(parts), isListed: status === 'sent' }
}

/** Another text whenever the archive shows something else. */
export async function findArchiveStamp(db: Database): Promise<string> {
  const { pages, sent, revisions } = await db
    .selectFrom('edition_pages')
    .innerJoin('editions', 'editions.id', 'edition_id')
    .select(({ fn }) => [
      fn.countAll<number | string>().as('pages'),
      sql<number | string | null>`sum(case when status = 'sent' then 1 else 0 end)`.as('sent'),
      fn.sum<number | string | null>('edition_pages.revision').as('revisions'),
    ])
    .executeTakeFirstOrThrow()
  return [pages, sent, revisions].map(Number).join(' ')
}
