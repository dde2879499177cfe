import { hash } from 'node:crypto'
import type { Database } from '#database/database.ts'
import { inLanguage } from '#platform/text/in-language.ts'
import { FIRST_LANGUAGE } from '#platform/text/language.ts'
import type { LegalText } from './legal-paths.ts'
import type { PrivacyFacts } from './named-words.en.ts'
import type { Policy } from './policy.ts'
import { LEGAL_TEXTS, policyOf } from './policy-of.ts'

export interface ShownText {
  version: string
  which: LegalText
  firstShownAt: string
}

/** What each process has seen to be kept already. */
const remembered = new WeakMap<Database, string>()

/** Sixteen digits of the SHA-256 of a text as it is printed: another word, or another setting that it tells of, is another version. */
function versionOf(policy: Policy): string {
  return hash('sha256', JSON.stringify(policy)).slice(0, 16)
}

/**
 * Keeps each legal text as visitors see it now, so that it can be read years later, whatever staff or a release write then.
 * In English, in whatever language somebody asks first: that is the one which holds.
 */
export async function rememberLegalTexts(db: Database, facts: PrivacyFacts, now: Date) {
  const texts = LEGAL_TEXTS.map((which) => ({ which, policy: textThatHolds(which, facts) }))
  const rows = texts.map(({ which, policy }) => ({
    ...{ version: versionOf(policy), which, policy: JSON.stringify(policy), first_shown_at: now.toISOString() },
  }))
  const versions = rows.map(({ version }) => version).join(' ')
  if (remembered.get(db) === versions) return

  // Looked up first: reading waits for nobody who writes.
  const kept = await db
    .selectFrom('legal_texts')
    .select('version')
    .where(
      'version',
      'in',
      rows.map(({ version }) => version),
    )
    .execute()
  const fresh = rows.filter(({ version }) => !kept.some((row) => row.version === version))
  if (fresh.length > 0)
    await db
      .insertInto('legal_texts')
      .values(fresh)
      .onConflict((conflict) => conflict.column('version').doNothing())
      .execute()
  remembered.set(db, versions)
}

/** A translation is for reading; what is kept, and what consents name, is the English text. */
function textThatHolds(which: LegalText, facts: PrivacyFacts): Policy {
  return inLanguage(FIRST_LANGUAGE, () => policyOf(which, facts))
}

/** Those that visitors saw before the one that holds now, the newest first. */
export async function listEarlierTexts(db: Database, which: LegalText, facts: PrivacyFacts): Promise<ShownText[]> {
  const rows = await db
    .selectFrom('legal_texts')
    .select(['version', 'first_shown_at'])
    .where('which', '=', which)
    .where('version', '!=', versionOf(textThatHolds(which, facts)))
    .orderBy('first_shown_at', 'desc')
    .execute()
  return rows.map(({ version, first_shown_at }) => ({ version, which, firstShownAt: first_shown_at }))
}

/** Undefined for a version that was never shown. */
export async function findShownText(
  db: Database,
  version: string,
): Promise<(ShownText & { policy: Policy }) | undefined> {
  const row = await db.selectFrom('legal_texts').selectAll().where('version', '=', version).executeTakeFirst()
  return row && { version, which: row.which, firstShownAt: row.first_shown_at, policy: JSON.parse(row.policy) }
}
