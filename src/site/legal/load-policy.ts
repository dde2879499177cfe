import type { RouterContextProvider } from 'react-router'
import type { LegalText } from '#company/legal/legal-paths.ts'
import { policyOf } from '#company/legal/policy-of.ts'
import { listEarlierTexts } from '#company/legal/shown-texts.ts'
import { readPrivacyFacts } from '#leads/read-privacy-facts.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'

/** A legal text as it holds now, with what this installation's settings do, and those that held before. */
export async function loadPolicy(which: LegalText, context: Readonly<RouterContextProvider>) {
  const { db, env } = context.get(servicesContext)
  const facts = readPrivacyFacts(env)
  return { policy: policyOf(which, facts), earlier: await listEarlierTexts(db, which, facts) }
}
