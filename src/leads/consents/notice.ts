import { hash } from 'node:crypto'
import { companyFacts } from '#company/facts.ts'
import { policyOf } from '#company/legal/policy-of.ts'
import type { CompanyFacts } from '#company/registers/registers.ts'
import type { Database } from '#database/database.ts'
import { poolCopy } from '#leads/application/pool-words.en.ts'
import { KIND_NAMES, LEAD_KINDS } from '#leads/kinds.ts'
import { readPrivacyFacts } from '#leads/read-privacy-facts.ts'
import type { Env } from '#platform/env.ts'
import { inLanguage } from '#platform/text/in-language.ts'
import { FIRST_LANGUAGE } from '#platform/text/language.ts'
import { privacyNotice } from './notice-words.en.ts'

interface Notice {
  /** Sixteen digits of the SHA-256 of its text: another text, or another setting that it tells of, is another version. */
  version: string
  /** JSON: the lines beside the forms, and the policy as this installation shows it. */
  text: string
}

/** The last one of each installation's settings, and the facts that it was written with. */
const notices = new WeakMap<Env, { facts: CompanyFacts; notice: Notice }>()

/** What this installation tells whoever sends a form (DPDP Act 2023, section 5). */
export function currentNotice(env: Env): Notice {
  const facts = companyFacts()
  const known = notices.get(env)
  if (known?.facts === facts) return known.notice

  // The English text prevails; a translation says the same.
  const text = inLanguage(FIRST_LANGUAGE, () =>
    JSON.stringify({
      lines: { ...privacyNotice, purposes: KIND_NAMES.map((kind) => LEAD_KINDS[kind].notice), pool: poolCopy.agree },
      policy: policyOf('privacy', readPrivacyFacts(env)),
    }),
  )
  const notice = { version: hash('sha256', text).slice(0, 16), text }
  notices.set(env, { facts, notice })
  return notice
}

/** Keeps the text beside the consents that name its version: what was agreed to can be read years later. */
export async function rememberNotice(db: Database, env: Env, now: Date) {
  await db
    .insertInto('privacy_notices')
    .values({ ...currentNotice(env), first_shown_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('version').doNothing())
    .execute()
}

/**
 * The version that a form was sent under. A page may have been open since an
 * older release, and says so; a version that was never ours is not believed,
 * and then it is the one that is shown now. Its text is kept with it: staff may have changed it since the site began.
 */
export async function noticeShown(trx: Database, said: string | undefined, env: Env, at: Date): Promise<string> {
  const { version } = currentNotice(env)
  const known =
    said && said !== version
      ? await trx.selectFrom('privacy_notices').select('version').where('version', '=', said).executeTakeFirst()
      : undefined
  if (known) return known.version

  await rememberNotice(trx, env, at)
  return version
}
