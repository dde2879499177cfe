import { hash } from 'node:crypto'
import type { Database } from '#database/database.ts'
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
export function versionOf(policy: Policy): string {
  return hash('sha256', JSON.stringify(policy)).slice(0, 16)
}

/** Keeps each legal text as visitors see it now, so that it can be read years later, whatever staff or a release write then. */
export async function rememberLegalTexts(db: Database, facts: PrivacyFacts, now: Date) {
  const texts = LEGAL_TEXTS.map((which) => ({ which, policy: policyOf(which, facts) }))
  const rows = texts.map(({ which, policy }) => ({
    ...{ version: versionOf(policy), which, policy: JSON.stringify(policy), first_shown_at: now.toISOString() },
  }))
  const versions = rows.map(({ version }) => version).join(' ')
  if (remembered.get(db) === versions) return

  await db
    .insertInto('legal_texts')
    .values(rows)
    .onConflict((conflict) => conflict.column('version').doNothing())
    .execute()
  remembered.set(db, versions)
}

/** Those that visitors saw before the one that stands there now, the newest first. */
export async function listEarlierTexts(db: Database, which: LegalText, now: Policy): Promise<ShownText[]> {
  const rows = await db
    .selectFrom('legal_texts')
    .select(['version', 'first_shown_at'])
    .where('which', '=', which)
    .where('version', '!=', versionOf(now))
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
