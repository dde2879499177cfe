import { type Kysely, sql } from 'kysely'
import { type Database, engineOf } from './database.ts'
import * as leads from './migrations/0001-leads.ts'
import * as outbox from './migrations/0002-outbox.ts'
import * as trust from './migrations/0003-trust.ts'
import * as limits from './migrations/0004-limits.ts'
import * as subscribers from './migrations/0005-subscribers.ts'
import * as leadFiles from './migrations/0006-lead-files.ts'
import * as recurringTasks from './migrations/0007-recurring-tasks.ts'
import * as posts from './migrations/0008-posts.ts'
import * as postSearch from './migrations/0009-post-search.ts'
import * as counts from './migrations/0010-counts.ts'
import * as unansweredQuestions from './migrations/0011-unanswered-questions.ts'
import * as staff from './migrations/0012-staff.ts'
import * as leadHandling from './migrations/0013-lead-handling.ts'
import * as postsAtTheDesk from './migrations/0014-posts-at-the-desk.ts'
import * as openings from './migrations/0015-openings.ts'
import * as lastOperations from './migrations/0017-last-operations.ts'
import * as watch from './migrations/0019-watch.ts'
import * as receipts from './migrations/0020-receipts.ts'
import * as heldReceipts from './migrations/0021-held-receipts.ts'
import * as safeAccounts from './migrations/0022-safe-accounts.ts'
import * as privacyNotices from './migrations/0024-privacy-notices.ts'
import * as leadReads from './migrations/0025-lead-reads.ts'
import * as erasureSeals from './migrations/0026-erasure-seals.ts'
import * as leadsByAddress from './migrations/0027-leads-by-address.ts'
import * as builds from './migrations/0028-builds.ts'
import * as foldedWords from './migrations/0030-folded-words.ts'
import * as tariffRegisters from './migrations/0031-tariff-registers.ts'
import * as registers from './migrations/0032-registers.ts'
import * as followUps from './migrations/0033-follow-ups.ts'
import * as leadWordsAnew from './migrations/0034-lead-words-anew.ts'
import * as conversations from './migrations/0035-conversations.ts'
import * as mailIn from './migrations/0036-mail-in.ts'
import * as legalTexts from './migrations/0037-legal-texts.ts'
import * as sharedViews from './migrations/0038-shared-views.ts'
import * as visits from './migrations/0039-visits.ts'
import * as outcomes from './migrations/0040-outcomes.ts'
import * as linkedLeads from './migrations/0041-linked-leads.ts'
import * as replies from './migrations/0042-replies.ts'
import * as hiring from './migrations/0043-hiring.ts'
import * as interviews from './migrations/0044-interviews.ts'
import * as replacedPictures from './migrations/0049-replaced-pictures.ts'
import * as editions from './migrations/0050-editions.ts'
import * as automaticLetters from './migrations/0051-automatic-letters.ts'
import * as editionArchive from './migrations/0052-edition-archive.ts'
import * as translations from './migrations/0054-translations.ts'
import * as looksAndCriteria from './migrations/0056-looks-and-criteria.ts'
import * as translationVersions from './migrations/0057-translation-versions.ts'
import * as fastLists from './migrations/0058-fast-lists.ts'
import * as openLeadsCounted from './migrations/0059-open-leads-counted.ts'
import * as leadSearchWords from './migrations/0060-lead-search-words.ts'
import * as wordsVersion from './migrations/0061-words-version.ts'
import * as beginningsOfWords from './migrations/0062-beginnings-of-words.ts'
import type { Tables } from './tables.ts'

interface Migration {
  // biome-ignore lint/suspicious/noExplicitAny: a migration sees the schema of its own day, not today's tables
  up: (db: Kysely<any>) => Promise<void>
}

/**
 * In the order they run. A migration that has shipped is never edited, and a new one goes last: 16 and 18 were never used
 * and stay free, for a site that has later ones would run them in another order than a new site.
 */
const migrations: Record<string, Migration> = {
  '0001-leads': leads,
  '0002-outbox': outbox,
  '0003-trust': trust,
  '0004-limits': limits,
  '0005-subscribers': subscribers,
  '0006-lead-files': leadFiles,
  '0007-recurring-tasks': recurringTasks,
  '0008-posts': posts,
  '0009-post-search': postSearch,
  '0010-counts': counts,
  '0011-unanswered-questions': unansweredQuestions,
  '0012-staff': staff,
  '0013-lead-handling': leadHandling,
  '0014-posts-at-the-desk': postsAtTheDesk,
  '0015-openings': openings,
  '0017-last-operations': lastOperations,
  '0019-watch': watch,
  '0020-receipts': receipts,
  '0021-held-receipts': heldReceipts,
  '0022-safe-accounts': safeAccounts,
  '0024-privacy-notices': privacyNotices,
  '0025-lead-reads': leadReads,
  '0026-erasure-seals': erasureSeals,
  '0027-leads-by-address': leadsByAddress,
  '0028-builds': builds,
  '0030-folded-words': foldedWords,
  '0031-tariff-registers': tariffRegisters,
  '0032-registers': registers,
  '0033-follow-ups': followUps,
  '0034-lead-words-anew': leadWordsAnew,
  '0035-conversations': conversations,
  '0036-mail-in': mailIn,
  '0037-legal-texts': legalTexts,
  '0038-shared-views': sharedViews,
  '0039-visits': visits,
  '0040-outcomes': outcomes,
  '0041-linked-leads': linkedLeads,
  '0042-replies': replies,
  '0043-hiring': hiring,
  '0044-interviews': interviews,
  '0049-replaced-pictures': replacedPictures,
  '0050-editions': editions,
  '0051-automatic-letters': automaticLetters,
  '0052-edition-archive': editionArchive,
  '0054-translations': translations,
  '0056-looks-and-criteria': looksAndCriteria,
  '0057-translation-versions': translationVersions,
  '0058-fast-lists': fastLists,
  '0059-open-leads-counted': openLeadsCounted,
  '0060-lead-search-words': leadSearchWords,
  '0061-words-version': wordsVersion,
  '0062-beginnings-of-words': beginningsOfWords,
}

export interface MigrateOptions {
  /** Only these: for a database that is to be like an older one. */
  only?: string[]
  /** Called behind the lock, before the first change to a schema that is in use. */
  before?: (pending: string[]) => Promise<void>
}

/**
 * Brings the schema up to date and returns the names of what was applied. All
 * of it in one transaction behind one lock: any number of processes may start
 * at once, and one that dies half-way leaves the schema as it was. (Kysely's
 * own migrator takes no lock on SQLite.)
 */
export async function migrate(db: Database, { only, before }: MigrateOptions = {}): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    if (engineOf(db) === 'postgres') await sql`select pg_advisory_xact_lock(20261120)`.execute(trx)
    await sql`create table if not exists migrations (name text primary key, applied_at text not null)`.execute(trx)

    const applied = await listApplied(trx)
    const pending = listMigrations().filter((name) => !applied.includes(name) && (only?.includes(name) ?? true))
    if (applied.length > 0 && pending.length > 0) await before?.(pending)

    for (const name of pending) {
      await migrations[name]!.up(trx)
      await sql`insert into migrations (name, applied_at) values (${name}, ${new Date().toISOString()})`.execute(trx)
    }

    return pending
  })
}

/** The names of all migrations, in their order. */
export function listMigrations(): string[] {
  return Object.keys(migrations)
}

/** Which migrations this database has seen. */
export async function listApplied(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(db)
  return rows.map(({ name }) => name)
}
